import { symbolOutline } from '#domains/vocabularies/index.ts'
import { symbolElement } from '#domains/vocabularies/symbol-element.ts'
import type { Route } from './+types/hands-file.ts'
import { symbolsOfFile } from './public/hands-address.ts'

/** `GET /hands/S20300-S10000.svg`: several SignWriting hands in one file, each under its key; it never changes. */
export function loader({ params }: Route.LoaderArgs) {
  const elements = symbolsOfFile(params.file).map((symbol) => {
    const outline = symbolOutline(symbol)
    return outline && symbolElement(symbol, outline)
  })
  if (elements.length === 0 || elements.includes(null)) return new Response(null, { status: 404 })
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${elements.join('')}</svg>\n`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
