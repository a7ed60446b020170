import { createHash } from 'node:crypto'

/**
 * The storage key of the video of an upload. It follows from the upload, so that a repeated attachment replaces the file
 * of one whose process was killed, and does not reveal the address of the upload.
 */
export const uploadedFileKey = (uploadId: string): string =>
  `uploads/${createHash('sha256').update(uploadId).digest('hex').slice(0, 32)}.mp4`
