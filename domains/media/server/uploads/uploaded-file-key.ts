import { createHash } from 'node:crypto'
import { recordingExtensions, uploadedVideoExtensions } from '../../upload.ts'

/**
 * The storage key of the video of an upload. It follows from the upload, so that a repeated attachment replaces the file
 * of one whose process was killed, and does not reveal the address of the upload.
 * @param extension of the file, with the dot
 */
export const uploadedFileKey = (uploadId: string, extension = '.mp4'): string =>
  `uploads/${createHash('sha256').update(uploadId).digest('hex').slice(0, 32)}${extension}`

/** The keys that the video of an upload can have. */
export const uploadedFileKeys = (uploadId: string): string[] =>
  [...new Set([...uploadedVideoExtensions, ...recordingExtensions])].map((extension) =>
    uploadedFileKey(uploadId, extension),
  )
