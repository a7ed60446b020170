import { type PhotoCrop, photoLimits } from './photo.ts'

/** Of a picture, in pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** The square in parts of the room it has: 0 is left or top, 1 right or bottom. */
export interface CropPosition {
  x: number
  y: number
  /** Of the shorter side. */
  size: number
}

const clamp = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** The smallest square that is still large enough to keep, as a part of the shorter side. */
export const minCropSize = ({ width, height }: ImageSize): number =>
  clamp(0.1, photoLimits.pixels / Math.min(width, height), 1)

/** Where the square lies, for `storePhoto`. */
export function toPhotoCrop(sides: ImageSize, { x, y, size }: CropPosition): PhotoCrop {
  const side = size * Math.min(sides.width, sides.height)
  return {
    left: (x * (sides.width - side)) / sides.width,
    top: (y * (sides.height - side)) / sides.height,
    size,
  }
}

/** The square pushed by parts of the picture's width and height; it stays inside. */
export function moveCrop(sides: ImageSize, place: CropPosition, by: { x: number; y: number }): CropPosition {
  const side = place.size * Math.min(sides.width, sides.height)
  const push = (at: number, part: number, length: number) =>
    length > side ? clamp(0, at + (part * length) / (length - side), 1) : at
  return { ...place, x: push(place.x, by.x, sides.width), y: push(place.y, by.y, sides.height) }
}
