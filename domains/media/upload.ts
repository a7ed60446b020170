import { AppError } from '#platform/errors/app-error.ts'
import { documentExtensions } from './content-media.ts'

/** The largest upload, in bytes: 250 MB. */
export const maxUploadBytes = 250_000_000

/** Uploads of one person that are neither attached to a sign nor cancelled. */
export const maxUploadsPerPerson = 50

/** Bytes as gigabytes for people, with one decimal. */
export const toGigabytes = (bytes: number): number => Math.round(bytes / 100_000_000) / 10

/** An upload that is not attached to a sign in this time is deleted. */
export const uploadLifetimeMs = 72 * 3_600_000

/** QuickTime files are taken with H.264 only; every video is converted to MP4. */
export const uploadedVideoExtensions = ['.mp4', '.mov']
export const uploadedPictureExtensions = ['.png', '.jpg', '.jpeg', '.webp']

/** What the browser's camera records. Files that people choose have none of the others. */
export const recordingExtensions = ['.mp4', '.webm']

/** Files of an import, packed. */
export const archiveExtensions = ['.zip']

/** Annotation files of ELAN, also compressed. */
export const annotationExtensions = ['.eaf', '.eaf.gz']

/** The part of a recording that is shown; milliseconds. */
export interface Trim {
  start: number
  end: number
}

/** Shorter parts show no sign; milliseconds. */
export const shortestTrimMs = 300

/** Browsers may measure the length of a recording with its last frame; milliseconds. */
const measuringErrorMs = 100

/** Whether a part lies in a video of a length, in milliseconds. */
export const isTrimOf = ({ start, end }: Trim, durationMs: number): boolean =>
  start >= 0 && end <= durationMs + measuringErrorMs && end - start >= shortestTrimMs

const endsWith = (name: string, extensions: readonly string[]) =>
  extensions.some((extension) => name.toLowerCase().endsWith(extension))

/** The kind of an uploaded file by its name; undefined for other files. */
export function uploadKindOf(
  name: string,
  { isRecording = false }: { isRecording?: boolean } = {},
): 'video' | 'image' | undefined {
  if (isRecording) return endsWith(name, recordingExtensions) ? 'video' : undefined
  if (endsWith(name, uploadedVideoExtensions)) return 'video'
  return endsWith(name, uploadedPictureExtensions) ? 'image' : undefined
}

/** A file that is about to be uploaded. */
export interface AnnouncedUpload {
  name: string
  bytes: number
  /** Whether the browser's camera recorded it. */
  isRecording?: boolean
  /** Whether it packs the media of an import. */
  isArchive?: boolean
  /** Whether it is a document of contents, such as a manual. */
  isDocument?: boolean
  /** Whether it is an annotation file of ELAN. */
  isAnnotations?: boolean
}

/** Why a file cannot be uploaded, whoever sends it; undefined if it can. */
export function uploadRefusal({
  name,
  bytes,
  isRecording = false,
  isArchive = false,
  isDocument = false,
  isAnnotations = false,
}: AnnouncedUpload): 'type' | 'empty' | 'tooLarge' | undefined {
  const packed = isArchive ? archiveExtensions : isDocument ? documentExtensions : annotationExtensions
  const hasType =
    isArchive || isDocument || isAnnotations
      ? endsWith(name, packed)
      : uploadKindOf(name, { isRecording }) !== undefined
  if (!hasType) return 'type'
  if (bytes === 0) return 'empty'
  return bytes > maxUploadBytes ? 'tooLarge' : undefined
}

/** @throws AppError `upload.type`, `media.documentNeeded`, `eaf.fileType`, `upload.tooLarge`, `media.empty` */
export function checkUpload(upload: AnnouncedUpload): void {
  const { name } = upload
  const refusal = uploadRefusal(upload)
  if (refusal === 'type' && upload.isDocument)
    throw new AppError('media.documentNeeded', { params: { file: name } })
  if (refusal === 'type' && upload.isAnnotations)
    throw new AppError('eaf.fileType', { params: { file: name } })
  if (refusal === 'type')
    throw new AppError('upload.type', {
      params: {
        file: name,
        videos: uploadedVideoExtensions.join(' '),
        images: uploadedPictureExtensions.join(' '),
      },
    })
  if (refusal === 'empty') throw new AppError('media.empty', { params: { file: name } })
  if (refusal === 'tooLarge')
    throw new AppError('upload.tooLarge', { params: { file: name, megabytes: maxUploadBytes / 1_000_000 } })
}
