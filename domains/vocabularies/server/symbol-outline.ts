import { createRequire } from 'node:module'
import { symbolFill, symbolLine } from '@sutton-signwriting/font-ttf/fsw/fsw.js'
import { type Font, openSync } from 'fontkit'
import type { SymbolOutline } from '../symbol-element.ts'

const { resolve } = createRequire(import.meta.url)

type FontKind = 'Line' | 'Fill'

const fonts = new Map<FontKind, Font>()
const outlineCache = new Map<string, SymbolOutline | null>()

/** The fonts have 10 MB, but fontkit reads them in parts: one glyph takes about 0.1 ms. */
function loadFont(kind: FontKind): Font {
  const cached = fonts.get(kind)
  if (cached) return cached
  const file = resolve(`@sutton-signwriting/font-ttf/font/SuttonSignWriting${kind}.ttf`)
  const font = openSync(file) as Font
  fonts.set(kind, font)
  return font
}

function glyph(kind: FontKind, character: string) {
  const found = loadFont(kind).glyphForCodePoint(character.codePointAt(0) ?? 0)
  return found.id === 0 || found.path.commands.length === 0 ? null : found
}

/** Suffixes of the SignWriting key: palm towards the viewer; from the side for the few symbols without such a view. */
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
 * @param key such as `S20300`; its fill and rotation are ignored
 * @returns null when the fonts have no handshape with this key
 */
export function symbolOutline(key: string): SymbolOutline | null {
  const [base] = /^S(1[0-9a-f]{2}|20[0-4])/.exec(key) ?? []
  if (base === undefined) return null
  const cached = outlineCache.get(base)
  if (cached !== undefined) return cached
  const outline = readOutline(base)
  outlineCache.set(base, outline)
  return outline
}
