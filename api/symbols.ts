import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { symbolOutline } from '#domains/vocabularies/index.ts'
import { symbolElement, symbolViewBox } from '#domains/vocabularies/symbol-element.ts'
import { parseSpriteFileName } from '#ui/signwriting/symbol-sprite.ts'

/** In characters; a file of a hundred handshapes has about 100,000. */
const maxCachedLength = 4_000_000

const svgByFileName = new LRUCache<string, string>({
  maxSize: maxCachedLength,
  sizeCalculation: (svg) => svg.length,
})

/**
 * `GET /symbols/S20300-S10000.svg`: SignWriting handshapes, each under its key; their content never changes. With
 * `<use href="/symbols/S20300.svg#S20300">` a handshape takes the page's `color`, and its palm `--symbol-palm`. The
 * file of one handshape can also be shown as a picture, black on transparent.
 */
export function serveSymbols(c: Context) {
  const svg = findFile(c.req.param('file') ?? '')
  if (svg === undefined) return c.notFound()
  return c.body(svg, 200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
  })
}

function findFile(name: string): string | undefined {
  const cached = svgByFileName.get(name)
  if (cached !== undefined) return cached
  const svg = renderSvg(parseSpriteFileName(name))
  if (svg !== undefined) svgByFileName.set(name, svg)
  return svg
}

function renderSvg(symbols: string[]): string | undefined {
  const hands = symbols.map((symbol) => ({ symbol, outline: symbolOutline(symbol) }))
  const drawn = hands.flatMap(({ symbol, outline }) => (outline ? [{ symbol, outline }] : []))
  const [first] = drawn
  if (!first || drawn.length < symbols.length) return
  const elements = drawn.map(({ symbol, outline }) => symbolElement(symbol, outline)).join('')
  const isAlone = drawn.length === 1
  const box = isAlone ? ` viewBox="${symbolViewBox(first.outline)}"` : ''
  const shown = isAlone ? `<use href="#${first.symbol}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg"${box}>${elements}${shown}</svg>\n`
}
