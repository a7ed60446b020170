import { symbolSpriteUrl } from '#ui/signwriting/symbol-sprite.ts'
import type { HandshapeView } from '../presenters/handshape.presenter.ts'

/** Every symbol says the address of its file, so a file of very many makes the page long. */
const symbolsPerSprite = 30

/** Where each symbol of a page is drawn, by its key: `/symbols/S20300-S10000.svg#S20300`, few files for many hands. */
export function symbolSpriteUrls(
  hands: readonly Pick<HandshapeView, 'symbol'>[],
): ReadonlyMap<string, string> {
  const symbols = [...new Set(hands.flatMap(({ symbol }) => symbol ?? []))]
  const files = symbols.flatMap((_, at) =>
    at % symbolsPerSprite === 0 ? [symbols.slice(at, at + symbolsPerSprite)] : [],
  )
  return new Map(
    files.flatMap((file) => {
      const address = symbolSpriteUrl(file)
      return file.map((symbol) => [symbol, `${address}#${symbol}`] as const)
    }),
  )
}
