import { type Media, shownMediaUrl } from '#domains/media/media.ts'
import { parseHandshapeFeatures } from '#domains/vocabularies/handshape-features.ts'
import type { VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import { featureCode } from '#packages/hands/feature-code.ts'

/** How a handshape can be shown. */
export interface HandPictureView {
  /** Feature code of its drawing; null when its features are unknown. */
  drawing: string | null
  /** Key of its SignWriting symbol. */
  symbol: string | null
  /** URL of its uploaded picture. It stands for a handshape without features, and on the page of each handshape. */
  picture: string | null
  /** Whether the picture is shown in place of the drawing. Missing for most. */
  isPictureFirst?: true | undefined
}

/** Pages present the same entries again and again, and checking their features takes longer than all else. */
const codes = new WeakMap<object, string | null>()

/** The feature code of an entry; null when it has no valid features. */
export function handCodeOf({ features }: Pick<VocabularyEntry, 'features'>): string | null {
  if (features === null) return null
  const known = codes.get(features)
  if (known !== undefined) return known
  const parsed = parseHandshapeFeatures(features)
  const code = parsed && featureCode(parsed)
  codes.set(features, code)
  return code
}

/** Drawing, symbol and picture of a value of the handshape list; of any other value, its picture. */
export function presentHandPicture(
  entry: Pick<VocabularyEntry, 'features' | 'symbol' | 'pictureId' | 'isPictureFirst'>,
  findMedia: (id: number | null) => Media | undefined,
): HandPictureView {
  const picture = shownMediaUrl(findMedia(entry.pictureId))
  return {
    drawing: handCodeOf(entry),
    symbol: entry.symbol,
    picture,
    ...(entry.isPictureFirst && picture !== null && { isPictureFirst: true }),
  }
}
