import { createUpload } from '#domains/media/ui/resumable-upload.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { packEaf } from './pack-eaf.ts'

/** What happens to a file until it has arrived. */
export type SendingStep = { step: 'packing' } | { step: 'sending'; percent: number }

/** The id of the finished upload, or why there is none: the message of the server, or null without a connection. */
export type SendingResult = { ok: true; upload: string } | { ok: false; problem: string | null }

interface Options {
  locale: Locale
  onStep: (step: SendingStep) => void
  /** Ends the upload; the result is a failure without message. */
  signal: AbortSignal
}

/** Uploads an annotation file, a large one compressed. A lost connection is taken up again. It never rejects. */
export async function sendEafFile(file: File, { locale, onStep, signal }: Options): Promise<SendingResult> {
  onStep({ step: 'packing' })
  const packed = await packEaf(file).catch(() => undefined)
  if (!packed || signal.aborted) return { ok: false, problem: null }
  return new Promise((resolve) => {
    const upload = createUpload(packed, {
      locale,
      metadata: { annotations: 'true' },
      isRemembered: false,
      onProgress: (sent, total) =>
        onStep({ step: 'sending', percent: total > 0 ? Math.floor((sent / total) * 100) : 0 }),
      onSuccess: (id) => resolve({ ok: true, upload: id }),
      onFailure: ({ problem }) => resolve({ ok: false, problem }),
    })
    signal.addEventListener('abort', () => {
      void upload.cancel()
      resolve({ ok: false, problem: null })
    })
    void upload.start()
  })
}
