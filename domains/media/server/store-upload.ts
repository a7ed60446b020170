import { createReadStream } from 'node:fs'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { inspectionTask, refuseDemanding } from '#platform/inspection/inspect.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { type ContentMediaKind, documentTypes, storedKindOf } from '../content-media.ts'
import { isTrimOf, type Trim, uploadKindOf } from '../upload.ts'
import { videoMimeTypes } from '../video-metadata.ts'
import type { detectMimeType } from './detect-mime-type.inspection.ts'
import { probeVideo } from './probe-video.ts'
import { fileSize, hashFile, requirePicture, type StoredFile, storeMedia } from './store-media.ts'
import type { FinishedUpload } from './uploads/open-uploads.ts'
import { uploadedFileKey } from './uploads/uploaded-file-key.ts'

/** What is known of an uploaded file, as columns of the table `media`. */
export interface UploadedFileColumns {
  id: number
  kind: string
  originalName: string
  sha256: string
  bytes: number
  /** `uploaded` waits for its renditions. */
  state: 'ready' | 'uploaded'
  durationMs?: number
  framesPerSecond?: number
  /** The part of the original that the renditions show, ms; missing: all of it. */
  trimStartMs?: number
  trimEndMs?: number
}

interface Wanted {
  /** The id of the new medium. */
  id: number
  kind: ContentMediaKind
  trim?: Trim | undefined
  /** Whether a picture may be shown as a logo. */
  mayBeLogo?: boolean
  /** Refuses a video before it is stored. @throws AppError */
  check?: (video: { durationMs: number }) => void
}

/**
 * Checks and stores the file of a finished upload: a picture with its rendition, a video as its original, a document as
 * it is.
 * @param onKey receives each key that can be deleted after a failure, before it is written
 * @throws AppError `media.pictureNeeded`, `media.videoNeeded`, `media.documentNeeded`, `media.wrongTrim`,
 *   `media.unreadablePicture`, what `probeVideo`, `requirePicture` and `check` throw, `storage.full`
 */
export async function storeUpload(
  storage: Storage,
  { id: uploadId, path, name }: Pick<FinishedUpload, 'id' | 'path' | 'name'>,
  { id, kind: wanted, trim, mayBeLogo = false, check }: Wanted,
  onKey: (key: string) => void,
): Promise<{ media: UploadedFileColumns; files: StoredFile[] }> {
  requireKind(name, wanted)
  const kind = storedKindOf(wanted)
  const file = { id, kind, originalName: name, sha256: await hashFile(path), bytes: await fileSize(path) }
  const wrongTrim = () => new AppError('media.wrongTrim', { params: { file: name } })
  const extension = extensionOf(name)
  if (kind !== 'video') {
    if (trim) throw wrongTrim()
    if (kind === 'file') await requireDocument(path, name)
    else await requireReadablePicture(path, name)
    const source = { path, name, kind, sha256: file.sha256, extension } as const
    return {
      media: { ...file, state: 'ready' },
      files: await storeMedia(storage, id, source, onKey, { mayBeLogo }),
    }
  }
  const { width, height, durationMs, framesPerSecond } = await probeVideo(path, name, { isUpload: true })
  if (trim && !isTrimOf(trim, durationMs)) throw wrongTrim()
  check?.({ durationMs })
  const key = uploadedFileKey(uploadId, extension)
  const mime = videoMimeTypes[extension] ?? 'video/mp4'
  const bytes = await storage.write(key, createReadStream(path))
  return {
    media: {
      ...file,
      state: 'uploaded',
      durationMs,
      framesPerSecond,
      ...(trim && { trimStartMs: trim.start, trimEndMs: trim.end }),
    },
    files: [{ mediaId: id, role: 'original', key, mime, bytes, width, height }],
  }
}

const neededCodes = {
  image: 'media.pictureNeeded',
  video: 'media.videoNeeded',
  document: 'media.documentNeeded',
} as const

function requireKind(name: string, wanted: ContentMediaKind): void {
  // What the camera of a browser recorded has another extension, which the upload was checked for.
  const isDocument = documentTypes[extensionOf(name)] !== undefined
  const kind = isDocument ? 'document' : (uploadKindOf(name) ?? 'video')
  if (kind !== wanted) throw new AppError(neededCodes[wanted], { params: { file: name } })
}

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.')).toLowerCase()

const detectContent = inspectionTask<typeof detectMimeType>(
  'domains/media/server/detect-mime-type.inspection.ts',
  'detectMimeType',
)

async function requireDocument(path: string, name: string): Promise<void> {
  const found = await detectContent([path], { refuse: refuseDemanding(name) })
  const accepted = documentTypes[extensionOf(name)]?.contents ?? []
  if (found === undefined || !accepted.includes(found))
    throw new AppError('media.documentNeeded', { params: { file: name } })
}

const requireReadablePicture = (path: string, name: string): Promise<void> =>
  requirePicture(path, name).catch((cause: unknown) => {
    if (!isAppError(cause) || cause.code !== 'import.fileUnreadable') throw cause
    throw new AppError('media.unreadablePicture', { params: { file: name }, cause })
  })
