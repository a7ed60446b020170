import { DetailedError, defaultOptions, Upload } from 'tus-js-client'
import type { ErrorWire } from '#platform/http/answer.wire.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** Where members upload files. */
const endpointOfMembers = '/api/uploads'
/** Small enough for proxies that end long requests; bytes. */
const chunkSize = 8_000_000
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000]

/** Why an upload has stopped. */
export interface UploadFailure {
  /** Another attempt would be refused too. */
  isRefused: boolean
  /** The message of the server, in the language of the page. */
  problem: string | null
}

interface Options {
  locale: Locale
  /** The address of the films of visitors, for one of them. */
  endpoint?: '/api/contact-films'
  /** What the server learns about the file, besides its name. */
  metadata: Record<string, string>
  /** Whether a later visit of this browser goes on with it. */
  isRemembered: boolean
  onProgress: (sent: number, total: number) => void
  /** Called with the id of the upload. */
  onSuccess: (id: string) => void
  onFailure: (failure: UploadFailure) => void
}

/** A file on its way to the server. A lost connection is taken up again. */
export interface ResumableUpload {
  /** Begins, or goes on where an earlier visit stopped. */
  start(): Promise<void>
  /** Goes on after a pause or a failure. */
  resume(): void
  pause(): Promise<void>
  /** Stops and deletes what arrived; without a connection that expires. */
  cancel(): Promise<void>
}

export function createUpload(
  file: File,
  { locale, endpoint, metadata, isRemembered, onProgress, onSuccess, onFailure }: Options,
): ResumableUpload {
  const upload = new Upload(file, {
    endpoint: endpoint ?? endpointOfMembers,
    metadata: { filename: file.name, ...metadata },
    headers: headersIn(locale),
    chunkSize,
    retryDelays,
    storeFingerprintForResuming: isRemembered,
    removeFingerprintOnSuccess: true,
    onProgress,
    onSuccess: () => onSuccess(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => onFailure(failureOf(error)),
  })
  return {
    async start() {
      const [previous] = isRemembered ? await upload.findPreviousUploads() : []
      if (previous) upload.resumeFromPreviousUpload(previous)
      upload.start()
    },
    resume: () => upload.start(),
    pause: () => upload.abort(),
    cancel: () => upload.abort(true).catch(() => {}),
  }
}

/** The uploads that this browser remembers. */
export const listRememberedUploads = async () => (await defaultOptions.urlStorage?.findAllUploads()) ?? []

/** Forgets an upload and deletes what arrived of it; without a connection that expires. */
export async function forgetUpload(
  { key, url }: { key: string; url: string | null },
  locale: Locale,
): Promise<void> {
  await defaultOptions.urlStorage?.removeUpload(key)
  if (url) await Upload.terminate(url, { headers: headersIn(locale) }).catch(() => {})
}

const headersIn = (locale: Locale) => ({ 'accept-language': locale })

function failureOf(error: Error | DetailedError): UploadFailure {
  const response = error instanceof DetailedError ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  return { isRefused: status >= 400 && status < 500, problem: messageOf(response?.getBody() ?? '') }
}

function messageOf(body: string): string | null {
  try {
    return (JSON.parse(body) as Partial<ErrorWire>).message ?? null
  } catch {
    return null
  }
}
