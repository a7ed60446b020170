/**
 * A SignWriting hand as SVG path data: fingers up, palm towards the viewer, y downwards. The box begins at 0,0 and its
 * lower edge is the wrist. Ten units are one pixel of SignWriting.
 */
export interface SymbolOutline {
  width: number
  height: number
  /** The white inside of the hand; empty for a symbol without one. */
  palm: string
  ink: string
}

/** Shorter sides are padded to this length, so that a fist is drawn smaller than an open hand. */
const minSide = 250

/** A square viewBox with the symbol in its centre. */
export function symbolViewBox({ width, height }: SymbolOutline): string {
  const side = Math.max(width, height, minSide)
  return `${(width - side) / 2} ${(height - side) / 2} ${side} ${side}`
}

/** An outline as an SVG `<symbol>`: ink in the page's `color`, the palm in its `--symbol-palm`. */
export const symbolElement = (id: string, outline: SymbolOutline): string =>
  `<symbol id="${id}" viewBox="${symbolViewBox(outline)}"><path fill="var(--symbol-palm,transparent)" d="${outline.palm}"/><path fill="currentColor" d="${outline.ink}"/></symbol>`
