import { spriteUrls } from '#ui/base/sprite-urls.ts'
import { symbolSpriteUrl } from '#ui/signwriting/symbol-sprite.ts'
import type { HandshapeView } from '../presenters/handshape.presenter.ts'

/** The URL of each symbol by its key, in few sprite files: `/symbols/S20300-S10000.svg#S20300`. */
export const symbolSpriteUrls = (
  hands: readonly Pick<HandshapeView, 'symbol'>[],
): ReadonlyMap<string, string> =>
  spriteUrls(
    hands.flatMap(({ symbol }) => symbol ?? []),
    symbolSpriteUrl,
  )
