import { symbolOutline } from '#domains/vocabularies/index.ts'
import { mapPath, pathExtent } from '#ui/body/path-data.ts'

/** Scale from units of the SignWriting fonts to units of the drawing. */
export const symbolScale = 0.29

/** SVG paths of a SignWriting hand with visible palm, in font units; the wrist is at (0, 0), the fingers point up. */
export interface HandSymbol {
  /** The white area of the palm. */
  palm: string
  ink: string
  /** From wrist to fingertips. */
  height: number
  /** Distance from the middle to the edge on the side of the thumb. */
  reach: number
}

const translatePath = (d: string, dx: number, dy: number): string =>
  mapPath(
    d,
    (x) => x + dx,
    (y) => y + dy,
    0,
  )

const symbolCache = new Map<string, HandSymbol>()

/**
 * The outlines of a handshape as the signer's right hand, with the wrist below the middle of the palm.
 * @param key symbol key such as `S10000`
 * @throws Error if the fonts do not contain the handshape
 */
export function handSymbol(key: string): HandSymbol {
  const cached = symbolCache.get(key)
  if (cached) return cached
  const outline = symbolOutline(key)
  if (!outline) throw new Error(`The SignWriting fonts do not contain the handshape ${key}`)
  const { left, right } = outline.palm ? pathExtent(outline.palm) : { left: 0, right: outline.width }
  const middle = (left + right) / 2
  const symbol = {
    palm: translatePath(outline.palm, -middle, -outline.height),
    ink: translatePath(outline.ink, -middle, -outline.height),
    height: outline.height,
    reach: outline.width - middle,
  }
  symbolCache.set(key, symbol)
  return symbol
}
