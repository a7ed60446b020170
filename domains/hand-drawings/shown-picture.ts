import type { HandPictureView } from './hand-picture.presenter.ts'

/** What a visitor chose to see of handshapes: drawn hands, or SignWriting symbols. */
export type HandStyle = 'drawing' | 'symbol'

/** The picture that is shown of a handshape. */
export type ShownPicture = { kind: 'picture'; url: string } | { kind: HandStyle; id: string }

/**
 * What the visitor chose of drawing and symbol; by a setting of the dictionary the uploaded picture in place of the
 * drawing. Without features the uploaded picture, else the symbol; null when there is nothing. The id is the feature code of the drawing or the key of the symbol.
 */
export function shownPicture(
  { picture, drawing, symbol, isPictureFirst }: HandPictureView,
  style: HandStyle,
): ShownPicture | null {
  const replacesDrawing = isPictureFirst === true && (style === 'drawing' || symbol === null)
  if (picture !== null && (drawing === null || replacesDrawing)) return { kind: 'picture', url: picture }
  if (symbol !== null && (style === 'symbol' || drawing === null)) return { kind: 'symbol', id: symbol }
  return drawing === null ? null : { kind: 'drawing', id: drawing }
}
