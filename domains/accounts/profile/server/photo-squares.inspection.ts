import sharp from 'sharp'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import {
  openPicture,
  type PictureHeader,
  readPictureHeader,
} from '#platform/inspection/picture.inspection.ts'
import { type PhotoCrop, photoLimits, photoSides } from '../photo.ts'

const quality = 82

/**
 * The two stored squares of a photo. They are encoded again, so that no metadata of the file remains.
 * @throws AppError `photo.notPicture`, `photo.tooManyPixels`, `photo.tooSmall`
 */
export async function cropSquares(
  bytes: Uint8Array,
  crop?: PhotoCrop,
): Promise<Record<keyof typeof photoSides, Uint8Array>> {
  try {
    const photo = await openPicture(bytes)
      .extract(toPixelSquare(await readDimensions(bytes), crop))
      .resize(photoSides.photo, photoSides.photo, { withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    return { photo, avatar: await sharp(photo).resize(photoSides.avatar).webp({ quality }).toBuffer() }
  } catch (cause) {
    throw isAppError(cause) ? cause : new AppError('photo.notPicture', { cause })
  }
}

async function readDimensions(bytes: Uint8Array): Promise<PictureHeader> {
  const header = await readPictureHeader(bytes)
  const { pixels } = photoLimits
  if (Math.min(header.width, header.height) < pixels)
    throw new AppError('photo.tooSmall', { params: { pixels } })
  return header
}

/** The square in pixels, always inside the picture. */
function toPixelSquare({ width, height }: PictureHeader, crop?: PhotoCrop) {
  const shorter = Math.min(width, height)
  const side = crop ? Math.max(1, Math.round(crop.size * shorter)) : shorter
  const left = Math.min(Math.round(crop ? crop.left * width : (width - side) / 2), width - side)
  const top = Math.min(Math.round(crop ? crop.top * height : (height - side) / 2), height - side)
  return { left, top, width: side, height: side }
}
