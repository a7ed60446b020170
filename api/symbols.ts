import type { Context } from 'hono'
import { symbolOutline } from '#domains/vocabularies/index.ts'
import { symbolElement, symbolViewBox } from '#domains/vocabularies/symbol-element.ts'
import { parseSpriteFileName } from '#ui/signwriting/symbol-sprite.ts'

/** Characters; a file of a hundred hands has 100,000 or so. */
const maxCachedLength = 4_000_000

const cachedFiles = new Map<string, string>()
let cachedLength = 0

/**
 * `GET /symbols/S20300-S10000.svg`: SignWriting hands, each under its key; they never change. Used as
 * `<use href="/symbols/S20300.svg#S20300">` a hand takes the page's `color`, and its palm `--symbol-palm`. The file
 * of one hand is also a picture of its own, ink on nothing.
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

/** The file of that name, the last ones asked for from memory. */
function findFile(name: string): string | undefined {
  const cached = cachedFiles.get(name)
  const svg = cached ?? renderSvg(parseSpriteFileName(name))
  if (svg === undefined) return
  if (cachedFiles.delete(name)) cachedLength -= svg.length
  cachedFiles.set(name, svg)
  cachedLength += svg.length
  for (const [oldest, its] of cachedFiles) {
    if (cachedLength <= maxCachedLength) break
    cachedFiles.delete(oldest)
    cachedLength -= its.length
  }
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
