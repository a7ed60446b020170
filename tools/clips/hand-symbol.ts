import { symbolOutline } from '#domains/vocabularies/index.ts'

/** Units of the SignWriting fonts to units of the drawing. */
export const symbolScale = 0.29

/** A SignWriting hand, palm seen, in units of the fonts: its wrist at (0, 0), its fingers up. */
export interface HandSymbol {
  /** The white of the palm. */
  palm: string
  ink: string
  /** From wrist to fingertips. */
  height: number
  /** How far it reaches to the side of the thumb. */
  reach: number
}

function horizontalExtent(d: string) {
  const values = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
  const xs = values.filter((_, index) => index % 2 === 0)
  return { left: Math.min(...xs), right: Math.max(...xs) }
}

function translatePath(d: string, dx: number, dy: number): string {
  let index = 0
  return d.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    const shift = index++ % 2 === 0 ? dx : dy
    return String(Math.round(Number(number) + shift))
  })
}

const symbolCache = new Map<string, HandSymbol>()

/**
 * The outlines of a handshape as the signer's right hand, its wrist under the middle of the palm.
 * @param key a symbol key such as `S10000`.
 * @throws Error when the fonts have no such handshape.
 */
export function handSymbol(key: string): HandSymbol {
  const ready = symbolCache.get(key)
  if (ready) return ready
  const outline = symbolOutline(key)
  if (!outline) throw new Error(`The SignWriting fonts have no handshape ${key}`)
  const { left, right } = outline.palm ? horizontalExtent(outline.palm) : { left: 0, right: outline.width }
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
