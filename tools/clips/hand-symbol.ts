import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { symbolFill, symbolLine } from '@sutton-signwriting/font-ttf/fsw/fsw.js'

/** A SignWriting hand as outlines in the font's units, its wrist at (0, 0) and its fingers up. */
export interface HandSymbol {
  /** The white of the palm. */
  palm: string
  /** The ink. */
  ink: string
  /** From wrist to fingertips. */
  height: number
}

const font = (name: string) =>
  fileURLToPath(import.meta.resolve(`@sutton-signwriting/font-ttf/font/SuttonSignWriting${name}.ttf`))
const fontFiles = () => [font('Line'), font('Fill')]

/** The outline of one glyph at 30 units; an empty string when the font has none. */
function glyph(family: string, character: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><text x="60" y="60" font-family="SuttonSignWriting${family}" font-size="30">${character}</text></svg>`
  const outlined = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: fontFiles() } }).toString()
  return / d="([^"]+)"/.exec(outlined)?.[1] ?? ''
}

const numbers = (d: string) => [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)

function box(d: string) {
  const values = numbers(d)
  const xs = values.filter((_, index) => index % 2 === 0)
  const ys = values.filter((_, index) => index % 2 === 1)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

function moved(d: string, dx: number, dy: number): string {
  let index = 0
  return d.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    const shift = index++ % 2 === 0 ? dx : dy
    return String(Math.round((Number(number) + shift) * 100) / 100)
  })
}

const known = new Map<string, HandSymbol>()

/**
 * The drawing of a SignWriting base symbol, palm to the viewer (fill 0; the few bases that are blank there at
 * fill 1), upright, as the signer's right hand.
 * @param key a symbol key such as `S10000`; its fill and rotation are not looked at.
 * @throws Error when the font has no such symbol.
 */
export function handSymbol(key: string): HandSymbol {
  const base = key.slice(0, 4)
  const ready = known.get(base)
  if (ready) return ready
  const views = /^S(1[0-9a-f]{2}|20[0-4])/.test(key) ? ['00', '10'] : []
  for (const view of views) {
    const ink = glyph('Line', symbolLine(base + view))
    if (!ink) continue
    const palm = glyph('Fill', symbolFill(base + view))
    const frame = box(ink)
    const middle = palm ? box(palm) : frame
    const shift = [-(middle.left + middle.right) / 2, -frame.bottom] as const
    const symbol = {
      palm: moved(palm, ...shift),
      ink: moved(ink, ...shift),
      height: frame.bottom - frame.top,
    }
    known.set(base, symbol)
    return symbol
  }
  throw new Error(`The SignWriting font has no handshape ${key}`)
}
