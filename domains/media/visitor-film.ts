import { AppError } from '#platform/errors/app-error.ts'
import { type AnnouncedUpload, uploadedVideoExtensions, uploadKindOf } from './upload.ts'

/** The largest film of a visitor, in bytes. */
export const maxFilmBytes = 50_000_000

/** The longest film of a visitor. */
export const maxFilmSeconds = 30

/** A camera stops some frames later than asked. */
const maxFilmMs = (maxFilmSeconds + 1) * 1000

/** The films that visitors have uploaded and not sent may use so much together, in bytes. */
export const maxUnsentFilmBytes = 2_000_000_000

/** A film that is not sent with a message in this time is deleted. */
export const filmLifetimeMs = 24 * 3_600_000

/** Why a film of a visitor cannot be uploaded; undefined if it can. */
export function filmRefusal({
  name,
  bytes,
  isRecording = false,
}: AnnouncedUpload): 'type' | 'empty' | 'tooLarge' | undefined {
  if (uploadKindOf(name, { isRecording }) !== 'video') return 'type'
  if (bytes === 0) return 'empty'
  return bytes > maxFilmBytes ? 'tooLarge' : undefined
}

/** @throws AppError `upload.filmType`, `upload.tooLarge`, `media.empty` */
export function checkFilm(upload: AnnouncedUpload): void {
  const file = upload.name
  const refusal = filmRefusal(upload)
  if (refusal === 'type')
    throw new AppError('upload.filmType', { params: { file, videos: uploadedVideoExtensions.join(' ') } })
  if (refusal === 'empty') throw new AppError('media.empty', { params: { file } })
  if (refusal === 'tooLarge')
    throw new AppError('upload.tooLarge', { params: { file, megabytes: maxFilmBytes / 1_000_000 } })
}

/** @throws AppError `upload.filmTooLong` */
export function checkFilmLength({ name, durationMs }: { name: string; durationMs: number }): void {
  if (durationMs > maxFilmMs)
    throw new AppError('upload.filmTooLong', { params: { file: name, seconds: maxFilmSeconds } })
}
