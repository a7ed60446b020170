import { measureFile } from '#domains/media/ui/recording/measure-duration.ts'
import type { ResumableUpload, UploadFailure } from '#domains/media/ui/resumable-upload.ts'
import { uploadedVideoExtensions } from '#domains/media/upload.ts'
import { filmRefusal, maxFilmBytes, maxFilmSeconds } from '#domains/media/visitor-film.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** Why a film is not sent at all, as an error of the catalogue; null for one that the server may accept. */
export async function findFilmProblem(
  file: File,
  { isRecording }: { isRecording: boolean },
): Promise<{ code: ErrorCode; params: Record<string, string | number> } | null> {
  const refusal = filmRefusal({ name: file.name, bytes: file.size, isRecording })
  const params = { file: file.name }
  if (refusal === 'type')
    return { code: 'upload.filmType', params: { ...params, videos: uploadedVideoExtensions.join(' ') } }
  if (refusal === 'empty') return { code: 'media.empty', params }
  if (refusal === 'tooLarge')
    return { code: 'upload.tooLarge', params: { ...params, megabytes: maxFilmBytes / 1_000_000 } }
  const seconds = isRecording ? null : await measureFile(file)
  if (seconds !== null && Math.floor(seconds) > maxFilmSeconds)
    return { code: 'upload.filmTooLong', params: { ...params, seconds: maxFilmSeconds } }
  return null
}

interface Options {
  locale: Locale
  isRecording: boolean
  /** Called with 0–100. */
  onProgress: (percent: number) => void
  /** Called with the id of the upload. */
  onSuccess: (id: string) => void
  onFailure: (failure: UploadFailure) => void
}

/** Uploads the film of a message that is not sent yet. What it needs is loaded now. */
export async function startFilmUpload(
  file: File,
  { locale, isRecording, onProgress, ...callbacks }: Options,
): Promise<ResumableUpload> {
  const { createUpload } = await import('#domains/media/ui/resumable-upload.ts')
  const upload = createUpload(file, {
    locale,
    endpoint: '/api/contact-films',
    metadata: isRecording ? { recording: 'true' } : {},
    isRemembered: false,
    onProgress: (sent, total) => onProgress(total > 0 ? Math.floor((sent / total) * 100) : 0),
    ...callbacks,
  })
  await upload.start()
  return upload
}
