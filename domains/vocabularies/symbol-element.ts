import type { SymbolOutline } from './server/symbol-outline.ts'

/** A fist stays smaller than an open hand, as it is. */
const minSide = 250

/** The square that a symbol stands in the middle of, as a viewBox. */
export function symbolViewBox({ width, height }: SymbolOutline): string {
  const side = Math.max(width, height, minSide)
  return `${(width - side) / 2} ${(height - side) / 2} ${side} ${side}`
}

/** An outline as an SVG `<symbol>`: ink in the page's `color`, the palm in its `--symbol-palm`. */
export const symbolElement = (id: string, outline: SymbolOutline): string =>
  `<symbol id="${id}" viewBox="${symbolViewBox(outline)}"><path fill="var(--symbol-palm,transparent)" d="${outline.palm}"/><path fill="currentColor" d="${outline.ink}"/></symbol>`
