import { spriteUrls } from '#platform/sprite-urls.ts'
import { symbolSpriteUrl } from '#ui/signwriting/symbol-sprite.ts'
import type { HandPictureView } from '../hand-picture.presenter.ts'
import { handSpriteUrls } from '../hand-sprite.ts'
import { type HandStyle, shownPicture } from '../shown-picture.ts'

/**
 * The URLs of all drawings and symbols that a page shows, by feature code and by key, in few files.
 * @param inline the URLs of hands that are part of the HTML, which the files leave out
 */
export function handPictureUrls(
  hands: readonly HandPictureView[],
  style: HandStyle = 'drawing',
  inline: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const shown = hands.flatMap((hand) => shownPicture(hand, style) ?? [])
  const idsOf = (wanted: HandStyle) => shown.flatMap((picture) => (picture.kind === wanted ? picture.id : []))
  const drawn = idsOf('drawing').filter((code) => !inline.has(code))
  return new Map([...inline, ...handSpriteUrls(drawn), ...spriteUrls(idsOf('symbol'), symbolSpriteUrl)])
}
