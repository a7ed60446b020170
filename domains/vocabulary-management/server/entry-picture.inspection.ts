import { type EncodedPicture, encodePicture } from '#platform/inspection/picture.inspection.ts'

/**
 * Encodes a picture again, so that no metadata of the file remains.
 * @throws AppError `photo.tooManyPixels`; Error for a file that is no picture
 */
export const encodeEntryPicture = (bytes: Uint8Array): Promise<EncodedPicture> =>
  encodePicture(bytes, { longestSide: 1200, quality: 90 })
