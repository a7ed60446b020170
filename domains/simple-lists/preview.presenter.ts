import { presentContentMedia } from '#domains/media/content-media.presenter.ts'
import type { ContentMediaWire } from '#domains/media/content-media.wire.ts'
import type { Media } from '#domains/media/index.ts'
import { type EntryContent, textsOf } from './list-entry.ts'
import type { ListReader } from './simple-list.presenter.ts'
import type { SimpleList } from './simple-list.ts'

/** What visitors read of an entry in a language. */
export interface EntryPreview {
  code: string
  language: string
  title: string
  /** Sanitized HTML. */
  html: string
  film: ContentMediaWire | null
  /** The language of the text: another one where this language has none. */
  lang: string
}

/**
 * What visitors read of an entry with a rich text in each language.
 * @returns empty for lists without rich texts, and where even the default language has none
 */
export function presentPreviews(
  list: SimpleList,
  entry: EntryContent,
  { languages, defaultLanguage }: ListReader,
  files: ReadonlyMap<number, Media>,
): EntryPreview[] {
  const fieldOf = (kind: string) => Object.keys(list.fields).find((name) => list.fields[name]?.kind === kind)
  const [title, body, film] = ['translatedLine', 'translatedRichText', 'translatedFilm'].map(fieldOf)
  if (title === undefined || body === undefined) return []
  const textIn = (field: string | undefined, code: string) =>
    field === undefined ? '' : (textsOf(list, entry, field)[code] ?? '')
  const isInformed = (code: string) =>
    textIn(title, code) !== '' && (textIn(body, code) !== '' || textIn(film, code) !== '')
  return languages.flatMap(({ code, name: language }) => {
    const lang = isInformed(code) ? code : defaultLanguage
    if (!isInformed(lang)) return []
    const media = files.get(Number(textIn(film, lang)))
    return {
      code,
      language,
      lang,
      title: textIn(title, lang),
      html: textIn(body, lang),
      film: media ? presentContentMedia(media) : null,
    }
  })
}
