import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { presentCard } from '#domains/search/presenters/search.presenter.ts'
import type { SearchEntry } from '#domains/search/search-model.ts'
import type { VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type LinkKind, networkQueryString } from './network-url.ts'
import { fieldKey, type NodeKey, signKey } from './node-positions.ts'

/** Who reads the network, and which kinds of links they want to keep while they walk on. */
export interface NetworkReader {
  locale: Locale
  t: Translate
  dictionary: Pick<PublishedDictionary, 'defaultLanguage' | 'vocabulary'>
  kinds?: readonly LinkKind[]
}

/** A sign or a semantic field as the list shows it. */
export interface NodeView {
  key: NodeKey
  isSign: boolean
  name: string
  /** Its language, where it is not the reader's. */
  language: string | null
  /** What a sign means, in a few words. */
  words: { text: string; language: string } | null
  /** Address of a sign's poster. */
  poster: string | null
  /** Published signs of a field. */
  count: number | null
  /** The network with this node in its middle. */
  to: string
}

export function presentSignNode(entry: SearchEntry, { locale, dictionary, kinds }: NetworkReader): NodeView {
  const { defaultLanguage } = dictionary
  const { words, poster } = presentCard(entry, { language: locale, defaultLanguage })
  return {
    key: signKey(entry.id),
    isSign: true,
    name: entry.gloss,
    language: null,
    words: words && { text: words.text, language: words.language },
    poster,
    count: null,
    to: networkQueryString({ sign: entry.id, kinds }),
  }
}

export function presentFieldNode(
  { id, value }: VocabularyEntry,
  count: number | null,
  { locale, dictionary, kinds }: NetworkReader,
): NodeView {
  const { text, language } = dictionary.vocabulary.describe(id, locale)
  return {
    key: fieldKey(id),
    isSign: false,
    name: text,
    language: language === locale ? null : language,
    words: null,
    poster: null,
    count,
    to: networkQueryString({ field: value, kinds }),
  }
}
