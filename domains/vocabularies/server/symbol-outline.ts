import { createRequire } from 'node:module'
import { symbolFill, symbolLine } from '@sutton-signwriting/font-ttf/fsw/fsw.js'
import { type Font, openSync } from 'fontkit'

/**
 * A SignWriting hand as SVG path data: fingers up, palm to the reader, y downwards, in a box that begins at 0,0 and
 * whose lower edge is the wrist. Ten units are a pixel of SignWriting.
 */
export interface SymbolOutline {
  width: number
  height: number
  /** The white inside of the hand; empty for a symbol without one. */
  palm: string
  ink: string
}

const { resolve } = createRequire(import.meta.url)

type FontKind = 'Line' | 'Fill'

const fonts = new Map<FontKind, Font>()
const outlineCache = new Map<string, SymbolOutline | null>()

/** The fonts weigh 10 MB and are read piece by piece: a glyph costs a tenth of a millisecond. */
function loadFont(kind: FontKind): Font {
  const open = fonts.get(kind)
  if (open) return open
  const file = resolve(`@sutton-signwriting/font-ttf/font/SuttonSignWriting${kind}.ttf`)
  const opened = openSync(file) as Font
  fonts.set(kind, opened)
  return opened
}

function glyph(kind: FontKind, character: string) {
  const found = loadFont(kind).glyphForCodePoint(character.codePointAt(0) ?? 0)
  return found.id === 0 || found.path.commands.length === 0 ? null : found
}

/** Palm to the reader; a few symbols have no such view and are drawn from the side. */
const views = ['00', '10']

function readOutline(base: string): SymbolOutline | null {
  for (const view of views) {
    const ink = glyph('Line', symbolLine(base + view))
    if (!ink) continue
    const { minX, maxX, minY, maxY } = ink.path.bbox
    const upright = (path: typeof ink.path) => path.scale(1, -1).translate(-minX, maxY).toSVG()
    const palm = glyph('Fill', symbolFill(base + view))
    return {
      width: maxX - minX,
      height: maxY - minY,
      palm: palm ? upright(palm.path) : '',
      ink: upright(ink.path),
    }
  }
  return null
}

/**
 * The drawing of a handshape's base symbol from the Sutton SignWriting fonts (OFL).
 * @param key such as `S20300`; its fill and rotation are not looked at
 * @returns null for what is no handshape of the fonts
 */
export function symbolOutline(key: string): SymbolOutline | null {
  const [base] = /^S(1[0-9a-f]{2}|20[0-4])/.exec(key) ?? []
  if (base === undefined) return null
  const drawn = outlineCache.get(base)
  if (drawn !== undefined) return drawn
  const outline = readOutline(base)
  outlineCache.set(base, outline)
  return outline
}
