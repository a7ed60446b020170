import type { CropRectangle } from './CropFrame.tsx'

/** The visible part of a picture, in the proportions of the picture. */
export interface FrameCrop {
  /** Position within the free range: 0 is left, 1 right. */
  x: number
  /** 0 is top, 1 bottom. */
  y: number
  /** Fraction of width and height. */
  size: number
}

export const wholeFrame: FrameCrop = { x: 0.5, y: 0.5, size: 1 }

/** The smallest part that can be kept, as a fraction of width and height. */
export const minFrameSize = 0.25

/** The rectangle of a crop, in fractions of the picture. */
export const cropRectangle = ({ x, y, size }: FrameCrop): CropRectangle => ({
  left: x * (1 - size),
  top: y * (1 - size),
  width: size,
  height: size,
})

/** Moves a crop by fractions of the picture's width and height, within the picture. */
export function moveCrop(crop: FrameCrop, by: { x: number; y: number }): FrameCrop {
  const free = 1 - crop.size
  if (free === 0) return crop
  const push = (at: number, part: number) => Math.min(Math.max(at + part / free, 0), 1)
  return { ...crop, x: push(crop.x, by.x), y: push(crop.y, by.y) }
}

/** The crop with a rectangle; the rectangle has the proportions of the frame. */
export function cropOfRectangle({ left, top, width }: CropRectangle): FrameCrop {
  const free = 1 - width
  return free <= 0 ? wholeFrame : { x: Math.min(left / free, 1), y: Math.min(top / free, 1), size: width }
}
