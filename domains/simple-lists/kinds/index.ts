import { address } from './address.ts'
import type { FieldKind } from './field-kind.ts'
import type { FieldValue } from './field-value.ts'
import { line } from './line.ts'
import { link } from './link.ts'
import { file, film, picture } from './media-file.ts'
import { slug } from './slug.ts'
import { translatedFilm } from './translated-film.ts'
import { translatedLine } from './translated-line.ts'
import { translatedParagraphs } from './translated-paragraphs.ts'
import { translatedRichText } from './translated-rich-text.ts'
import { yesNo } from './yes-no.ts'

/** All kinds of fields; another kind is one more module and its input in `ui/`. */
const declaredKinds = {
  line,
  link,
  slug,
  address,
  yesNo,
  picture,
  film,
  file,
  translatedLine,
  translatedParagraphs,
  translatedRichText,
  translatedFilm,
}
export type FieldKindName = keyof typeof declaredKinds
export const kinds: Readonly<Record<FieldKindName, FieldKind<FieldValue>>> = declaredKinds
