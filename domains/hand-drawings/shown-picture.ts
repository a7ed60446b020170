import { spriteUrls } from '#ui/base/sprite-urls.ts'
import { symbolSpriteUrl } from '#ui/signwriting/symbol-sprite.ts'
import type { HandPictureView } from './hand-picture.ts'
import { handSpriteUrls } from './hand-sprite.ts'

/** What a visitor chose to see of handshapes: drawn hands, or SignWriting symbols. */
export type HandStyle = 'drawing' | 'symbol'

/** The picture that is shown of a handshape. */
export type ShownPicture = { kind: 'picture'; url: string } | { kind: HandStyle; id: string }

/**
 * An uploaded picture, else what the visitor chose, else what there is; null when there is none.
 * The id is the feature code of the drawing or the key of the symbol.
 */
export function shownPicture(
  { picture, drawing, symbol }: HandPictureView,
  style: HandStyle,
): ShownPicture | null {
  if (picture !== null) return { kind: 'picture', url: picture }
  if (symbol !== null && (style === 'symbol' || drawing === null)) return { kind: 'symbol', id: symbol }
  return drawing === null ? null : { kind: 'drawing', id: drawing }
}

/** The URLs of all drawings and symbols that a page shows, by feature code and by key, in few files. */
export function handPictureUrls(
  hands: readonly HandPictureView[],
  style: HandStyle = 'drawing',
): ReadonlyMap<string, string> {
  const shown = hands.flatMap((hand) => shownPicture(hand, style) ?? [])
  const idsOf = (wanted: HandStyle) => shown.flatMap((picture) => (picture.kind === wanted ? picture.id : []))
  return new Map([...handSpriteUrls(idsOf('drawing')), ...spriteUrls(idsOf('symbol'), symbolSpriteUrl)])
}
