import { AppError, isAppError } from '#platform/errors/app-error.ts'
import {
  type EncodedPicture,
  encodePicture,
  type PictureHeader,
  readPictureHeader,
} from '#platform/inspection/picture.inspection.ts'

/**
 * The size of a picture, by its header.
 * @throws AppError `import.fileUnreadable` for files that are no PNG, JPEG or WebP picture, `media.tooManyMegapixels`
 */
export async function readPictureFile(path: string, name: string): Promise<PictureHeader> {
  const header = await readPictureHeader(path).catch((cause) => refuse(name, cause))
  if (!['png', 'jpeg', 'webp'].includes(header.format)) refuse(name)
  return header
}

/** The picture for the pages. @throws AppError `import.fileUnreadable`, `media.tooManyMegapixels` */
export const encodePagePicture = (path: string, name: string): Promise<EncodedPicture> =>
  encodePicture(path, { longestSide: 1200, quality: 85, effort: 2 }).catch((cause) => refuse(name, cause))

/** A logo in header and footer, sharp on screens with two pixels per CSS pixel. @throws AppError `import.fileUnreadable`, `media.tooManyMegapixels` */
export const encodeLogo = (path: string, name: string): Promise<EncodedPicture> =>
  encodePicture(path, { longestSide: 340, quality: 70, alphaQuality: 70 }).catch((cause) =>
    refuse(name, cause),
  )

/** A small picture beside a name. @throws AppError `import.fileUnreadable`, `media.tooManyMegapixels` */
export const encodeThumbnail = (path: string, name: string): Promise<EncodedPicture> =>
  encodePicture(path, { longestSide: 96, quality: 70 }).catch((cause) => refuse(name, cause))

function refuse(file: string, cause?: unknown): never {
  throw isAppError(cause)
    ? new AppError('media.tooManyMegapixels', { params: { ...cause.params, file }, cause })
    : new AppError('import.fileUnreadable', { params: { file }, cause })
}
