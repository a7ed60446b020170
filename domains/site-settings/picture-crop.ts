import type { PictureCrop } from '#domains/appearance/appearance.ts'

const fraction = /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/
/** Sums of rounded fractions may be greater by so much. */
const rounding = 0.000_01
/** The smallest part of a side. */
const smallest = 0.05

/**
 * A rectangle from `left,top,width,height` in fractions of a picture.
 * @returns null for an empty text, and for what is no rectangle inside a picture
 */
export function parseCrop(text: string): PictureCrop | null {
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every((part) => fraction.test(part))) return null
  const [left = 0, top = 0, width = 0, height = 0] = parts.map(Number)
  const isInside = left + width <= 1 + rounding && top + height <= 1 + rounding
  return isInside && width >= smallest && height >= smallest ? { left, top, width, height } : null
}

/** A rectangle as forms send it; empty for the whole picture. */
export const formatCrop = (crop: PictureCrop | null): string =>
  crop ? [crop.left, crop.top, crop.width, crop.height].map(rounded).join() : ''

const rounded = (part: number): string => String(Number(part.toFixed(6)))
