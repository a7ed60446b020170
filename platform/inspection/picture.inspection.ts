import sharp, { type Sharp } from 'sharp'
import { AppError } from '../errors/app-error.ts'
import { inspectionLimits, pictureMegapixels } from './inspection-limits.ts'

sharp.concurrency(1)
sharp.cache(false)

/** A picture by its header alone: nothing is decoded. */
export interface PictureHeader {
  format: string
  /** Pixels as the picture is looked at. */
  width: number
  height: number
}

/** @throws AppError `photo.tooManyPixels`; Error for a file that is no picture */
export async function readPictureHeader(source: string | Uint8Array): Promise<PictureHeader> {
  const { format, autoOrient } = await sharp(source, { limitInputPixels: false }).metadata()
  if (autoOrient.width * autoOrient.height > pictureMegapixels * 1_000_000)
    throw new AppError('photo.tooManyPixels', { params: { megapixels: pictureMegapixels } })
  return { format, ...autoOrient }
}

/** A picture to decode, upright. Call `readPictureHeader` before. */
export const openPicture = (source: string | Uint8Array): Sharp =>
  sharp(source, {
    limitInputPixels: pictureMegapixels * 1_000_000,
    sequentialRead: true,
    failOn: 'error',
  })
    .timeout({ seconds: inspectionLimits.seconds })
    .autoOrient()

export interface EncodedPicture {
  data: Uint8Array
  width: number
  height: number
}

/**
 * A picture as WebP, with a longest side of so many pixels at most.
 * @throws AppError `photo.tooManyPixels`; Error for a file that is no picture
 */
export async function encodePicture(
  source: string | Uint8Array,
  {
    longestSide,
    quality,
    alphaQuality = 100,
    effort = 4,
  }: { longestSide: number; quality: number; alphaQuality?: number; effort?: number },
): Promise<EncodedPicture> {
  await readPictureHeader(source)
  const { data, info } = await openPicture(source)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, alphaQuality, effort })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
