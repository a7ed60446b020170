import type { SkinImage } from './skin-image.ts'

/** The kinds of lines between two pixels. */
export const noLine = 0
/** Between two parts of the skin. */
export const innerLine = 1
/** Between skin and background. */
export const outerLine = 2

/** The lines between pixels, by the corners of pixels: kinds of the line to the right of a corner, and down from it. */
export interface LineGrid {
  /** Corners in a row. */
  readonly columns: number
  readonly right: Uint8Array
  readonly down: Uint8Array
}

/**
 * Neighbouring pixels show different parts of the skin if these are so far apart at rest, in millimetres. This one rule
 * finds fingers before the palm, fingers that touch, and lines that end at the webs between fingers.
 */
const farApart = 5

/** Whether two neighbouring pixels show different parts. */
export function isLineBetween({ faces, places }: SkinImage, a: number, b: number): boolean {
  const isSkin = (faces[a] ?? -1) >= 0
  if (isSkin !== (faces[b] ?? -1) >= 0) return true
  if (!isSkin) return false
  const x = (places[3 * a] ?? 0) - (places[3 * b] ?? 0)
  const y = (places[3 * a + 1] ?? 0) - (places[3 * b + 1] ?? 0)
  const z = (places[3 * a + 2] ?? 0) - (places[3 * b + 2] ?? 0)
  return x * x + y * y + z * z > farApart * farApart
}

/**
 * @param isOuterLeftOut whether a pixel has no line to the background
 * @param isInnerLeftOut whether a pixel has no line to other skin
 */
export function findLines(
  image: SkinImage,
  isOuterLeftOut: (pixel: number) => boolean,
  isInnerLeftOut: (pixel: number) => boolean,
): LineGrid {
  const { width, height, faces } = image
  const columns = width + 1
  const right = new Uint8Array(columns * (height + 1))
  const down = new Uint8Array(columns * (height + 1))
  const kindOfLine = (a: number, b: number) => {
    const isInner = (faces[a] ?? -1) >= 0 && (faces[b] ?? -1) >= 0
    const isLeftOut = isInner ? isInnerLeftOut : isOuterLeftOut
    if (isLeftOut(a) || isLeftOut(b)) return noLine
    return isInner ? innerLine : outerLine
  }
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const pixel = y * width + x
      const corner = y * columns + x
      if (isLineBetween(image, pixel, pixel + 1)) down[corner + 1] = kindOfLine(pixel, pixel + 1)
      if (isLineBetween(image, pixel, pixel + width))
        right[corner + columns] = kindOfLine(pixel, pixel + width)
    }
  return { columns, right, down }
}
