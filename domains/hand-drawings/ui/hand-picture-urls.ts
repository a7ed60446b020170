import { spriteUrls } from '#platform/sprite-urls.ts'
import { symbolSpriteUrl } from '#ui/signwriting/symbol-sprite.ts'
import type { HandPictureView } from '../hand-picture.presenter.ts'
import { handSpriteUrls } from '../hand-sprite.ts'
import { type HandStyle, shownPicture } from '../shown-picture.ts'

/** The URLs of all drawings and symbols that a page shows, by feature code and by key, in few files. */
export function handPictureUrls(
  hands: readonly HandPictureView[],
  style: HandStyle = 'drawing',
): ReadonlyMap<string, string> {
  const shown = hands.flatMap((hand) => shownPicture(hand, style) ?? [])
  const idsOf = (wanted: HandStyle) => shown.flatMap((picture) => (picture.kind === wanted ? picture.id : []))
  return new Map([...handSpriteUrls(idsOf('drawing')), ...spriteUrls(idsOf('symbol'), symbolSpriteUrl)])
}
