import type { HandPictureView } from './hand-picture.presenter.ts'

/** What a visitor chose to see of handshapes: drawn hands, or SignWriting symbols. */
export type HandStyle = 'drawing' | 'symbol'

/** The picture that is shown of a handshape. */
export type ShownPicture = { kind: 'picture'; url: string } | { kind: HandStyle; id: string }

/**
 * What the visitor chose of drawing and symbol. Without features the uploaded picture, else the symbol; null when there is
 * nothing. The id is the feature code of the drawing or the key of the symbol.
 */
export function shownPicture(
  { picture, drawing, symbol }: HandPictureView,
  style: HandStyle,
): ShownPicture | null {
  if (drawing === null && picture !== null) return { kind: 'picture', url: picture }
  if (symbol !== null && (style === 'symbol' || drawing === null)) return { kind: 'symbol', id: symbol }
  return drawing === null ? null : { kind: 'drawing', id: drawing }
}
