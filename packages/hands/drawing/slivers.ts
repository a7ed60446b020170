import { isLineBetween } from './line-grid.ts'
import { copyPixel, type SkinImage } from './skin-image.ts'

/** The widths of gaps between fingers and of slivers of skin that are closed, in pixels. */
export interface SliverWidths {
  readonly background: number
  readonly skin: number
}

/**
 * Closes narrow gaps and slivers, which would be drawn as double lines: their pixels show what lies beside them, so that
 * one line runs through the middle.
 */
export function closeSlivers(image: SkinImage, widths: SliverWidths): void {
  fillFrom(image, findWidePixels(image, widths))
}

/** Marks the pixels that are in a square without lines: a morphological opening of all parts at once. */
function findWidePixels(image: SkinImage, { background, skin }: SliverWidths): Uint8Array {
  const { width, height, faces } = image
  const count = width * height
  const sideOf = (pixel: number) => ((faces[pixel] ?? -1) < 0 ? background : skin)
  const isWide = new Uint8Array(count)
  // How many pixels without a line between them end at each pixel: in its row, and in its column.
  const inRow = new Uint8Array(count)
  const inColumn = new Uint8Array(count)
  // In how many rows above such a run of full length ends, and in how many columns before.
  const fullRows = new Uint8Array(count)
  const fullColumns = new Uint8Array(count)
  for (let pixel = 0; pixel < count; pixel++) {
    const side = sideOf(pixel)
    const [x, above] = [pixel % width, pixel - width]
    const continuesRow = x > 0 && !isLineBetween(image, pixel - 1, pixel)
    const continuesColumn = above >= 0 && !isLineBetween(image, above, pixel)
    inRow[pixel] = continuesRow ? Math.min(side, (inRow[pixel - 1] ?? 0) + 1) : 1
    inColumn[pixel] = continuesColumn ? Math.min(side, (inColumn[above] ?? 0) + 1) : 1
    fullRows[pixel] = inRow[pixel] === side ? Math.min(side, (fullRows[above] ?? 0) + 1) : 0
    fullColumns[pixel] =
      inColumn[pixel] === side ? Math.min(side, (x > 0 ? (fullColumns[pixel - 1] ?? 0) : 0) + 1) : 0
    isWide[pixel] = fullRows[pixel] === side && fullColumns[pixel] === side ? side : 0
  }
  spreadSquares(isWide, width)
  return isWide
}

/** From the last pixel of each square, which holds its side, to all its pixels. */
function spreadSquares(squares: Uint8Array, width: number): void {
  for (const step of [1, width]) {
    // How many more pixels the square reaches against the direction.
    const left = new Uint8Array(squares.length)
    for (let pixel = squares.length - 1; pixel >= 0; pixel--) {
      const after = left[pixel + step] ?? 0
      const side = squares[pixel] ?? 0
      left[pixel] = side !== 0 ? side : Math.max(0, after - 1)
      if (side === 0 && left[pixel] !== 0) squares[pixel] = squares[pixel + step] ?? 0
    }
  }
}

/** Gives each unmarked pixel what the nearest marked pixel shows, from the edges inwards. */
function fillFrom(image: SkinImage, isMarked: Uint8Array): void {
  const steps = [-1, 1, -image.width, image.width]
  let open: number[] = []
  for (let pixel = 0; pixel < isMarked.length; pixel++) if (isMarked[pixel] === 0) open.push(pixel)
  for (let before = 0; open.length > 0 && open.length !== before; ) {
    before = open.length
    const filled: number[] = []
    const left: number[] = []
    for (const pixel of open) {
      const step = steps.find((each) => (isMarked[pixel + each] ?? 0) !== 0)
      if (step === undefined) left.push(pixel)
      else {
        copyPixel(image, pixel + step, pixel)
        filled.push(pixel)
      }
    }
    for (const pixel of filled) isMarked[pixel] = 1
    open = left
  }
}
