import { isLineBetween } from './line-grid.ts'
import { copyPixel, type SkinImage } from './skin-image.ts'

/**
 * Closes narrow gaps and slivers, which would be drawn as double lines: their pixels show what lies beside them, so that
 * one line runs through the middle.
 * @param reach half the width of the widest sliver, in pixels
 */
export function closeSlivers(image: SkinImage, reach: { background: number; skin: number }): void {
  const parts = labelParts(image)
  const isWide = new Uint8Array(parts.length)
  markWide(image, parts, isWide, reach.background, (part) => part < 0)
  markWide(image, parts, isWide, reach.skin, (part) => part > 0)
  fillFromWide(image, isWide)
}

/** Numbers the connected parts of the picture: 1 and up the parts of the skin, −1 and down the background's. */
function labelParts(image: SkinImage): Int32Array {
  const { width, height, faces } = image
  const parts = new Int32Array(width * height)
  const stack: number[] = []
  let count = 0
  for (let seed = 0; seed < parts.length; seed++) {
    if (parts[seed] !== 0) continue
    count += 1
    const part = (faces[seed] ?? -1) < 0 ? -count : count
    parts[seed] = part
    stack.push(seed)
    for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
      const x = pixel % width
      const visit = (other: number) => {
        if (parts[other] !== 0 || isLineBetween(image, pixel, other)) return
        parts[other] = part
        stack.push(other)
      }
      if (x > 0) visit(pixel - 1)
      if (x + 1 < width) visit(pixel + 1)
      if (pixel >= width) visit(pixel - width)
      if (pixel + width < parts.length) visit(pixel + width)
    }
  }
  return parts
}

/** Marks the pixels that a square of one part covers: an opening of each part. */
function markWide(
  { width, height }: SkinImage,
  parts: Int32Array,
  isWide: Uint8Array,
  reach: number,
  isMeant: (part: number) => boolean,
): void {
  const side = 2 * reach + 1
  const inRow = runEnds(parts, height, width, 1, width, side)
  const inSquare = runEnds(inRow, width, height, width, 1, side)
  for (let y = side - 1; y < height; y++)
    for (let x = side - 1; x < width; x++) {
      const part = inSquare[y * width + x] ?? 0
      if (part === 0 || !isMeant(part)) continue
      for (let row = y - side + 1; row <= y; row++) {
        const end = row * width + x
        // The rest of the row is marked already if its end is.
        for (let pixel = end; pixel > end - side; pixel--) isWide[pixel] = 1
      }
    }
}

/** The part of each pixel at which a run of `side` pixels of one part ends; else 0. */
function runEnds(
  parts: Int32Array,
  lines: number,
  length: number,
  step: number,
  lineStep: number,
  side: number,
) {
  const ends = new Int32Array(parts.length)
  for (let line = 0; line < lines; line++) {
    let run = 0
    let before = 0
    for (let index = 0; index < length; index++) {
      const pixel = line * lineStep + index * step
      const part = parts[pixel] ?? 0
      run = part !== 0 && part === before ? run + 1 : 1
      before = part
      if (part !== 0 && run >= side) ends[pixel] = part
    }
  }
  return ends
}

/** Gives the other pixels what the nearest wide pixel shows. */
function fillFromWide(image: SkinImage, isWide: Uint8Array): void {
  const { width } = image
  let front: number[] = []
  for (let pixel = 0; pixel < isWide.length; pixel++) if (isWide[pixel] === 1) front.push(pixel)
  const isFilled = isWide.slice()
  while (front.length > 0) {
    const next: number[] = []
    for (const pixel of front)
      for (const other of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
        if (isFilled[other] !== 0) continue
        isFilled[other] = 1
        copyPixel(image, pixel, other)
        next.push(other)
      }
    front = next
  }
}
