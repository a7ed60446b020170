import type { Locale } from '#platform/i18n/locales.ts'
import { requestJson } from '#platform/requests/request-json.ts'
import type { ContentAudience, ContentMediaKind } from '../content-media.ts'
import type { ContentMediaWire } from '../content-media.wire.ts'
import { createUpload, type ResumableUpload } from './resumable-upload.ts'

interface Options {
  kind: ContentMediaKind
  audience: ContentAudience
  locale: Locale
  /** Whether the browser's camera recorded it. */
  isRecording?: boolean
  /** 0–100. */
  onProgress?: (percent: number) => void
  /** Ends the upload; the result is a failure without message. */
  signal?: AbortSignal
}

/** The stored file, or why there is none; without `problem` the server could not be reached. */
export type UploadResult = { ok: true; media: ContentMediaWire } | { ok: false; problem: string | null }

/** Uploads a file and stores it as a file of contents. It never rejects. */
export function uploadContentFile(file: File, options: Options): Promise<UploadResult> {
  const { kind, audience, locale, isRecording, onProgress, signal } = options
  return new Promise((resolve) => {
    const upload: ResumableUpload = createUpload(file, {
      locale,
      metadata: {
        ...(kind === 'document' && { document: 'true' }),
        ...(isRecording && { recording: 'true' }),
      },
      isRemembered: false,
      onProgress: (sent, total) => onProgress?.(total > 0 ? Math.floor((sent / total) * 100) : 0),
      onFailure: ({ problem }) => resolve({ ok: false, problem }),
      onSuccess: (id) => void attach(id).then(resolve),
    })
    signal?.addEventListener('abort', () => {
      void upload.cancel()
      resolve({ ok: false, problem: null })
    })
    void upload.start()
  })

  async function attach(upload: string): Promise<UploadResult> {
    const result = await requestJson<{ data: ContentMediaWire }>('/api/content-media', {
      method: 'POST',
      locale,
      body: { upload, kind, audience },
    })
    return result.ok ? { ok: true, media: result.data.data } : { ok: false, problem: result.problem ?? null }
  }
}
