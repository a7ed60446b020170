import { type PhotoCrop, photoLimits } from './photo.ts'

/** Dimensions of an image, pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** Position of the square within its free range: 0 is left or top, 1 right or bottom. */
export interface CropPosition {
  x: number
  y: number
  /** Fraction of the shorter side. */
  size: number
}

const clamp = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** Size of the smallest square that is accepted, as a fraction of the shorter side. */
export const minCropSize = ({ width, height }: ImageSize): number =>
  clamp(0.1, photoLimits.pixels / Math.min(width, height), 1)

/** The crop that the server receives. */
export function toPhotoCrop(sides: ImageSize, { x, y, size }: CropPosition): PhotoCrop {
  const side = size * Math.min(sides.width, sides.height)
  return {
    left: (x * (sides.width - side)) / sides.width,
    top: (y * (sides.height - side)) / sides.height,
    size,
  }
}

/** Moves the square by fractions of the image's width and height, within the image. */
export function moveCrop(
  sides: ImageSize,
  position: CropPosition,
  by: { x: number; y: number },
): CropPosition {
  const side = position.size * Math.min(sides.width, sides.height)
  const push = (at: number, part: number, length: number) =>
    length > side ? clamp(0, at + (part * length) / (length - side), 1) : at
  return {
    ...position,
    x: push(position.x, by.x, sides.width),
    y: push(position.y, by.y, sides.height),
  }
}
