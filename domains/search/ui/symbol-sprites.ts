import { symbolSpriteUrl } from '#ui/signwriting/symbol-sprite.ts'
import type { HandshapeView } from '../presenters/handshape.presenter.ts'

/** The URL of a sprite lists its symbols and is repeated for each of them, so large sprites make the page long. */
const symbolsPerSprite = 30

/** The URL of each symbol by its key, in few sprite files: `/symbols/S20300-S10000.svg#S20300`. */
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
