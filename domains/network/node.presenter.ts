import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { presentCard } from '#domains/search/presenters/search.presenter.ts'
import type { SearchEntry } from '#domains/search/search-model.ts'
import type { VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type LinkKind, networkQueryString } from './network-url.ts'
import { fieldKey, type NodeKey, signKey } from './node-positions.ts'

/** What the presenters of the network need besides data. */
export interface NetworkReader {
  locale: Locale
  t: Translate
  dictionary: Pick<PublishedDictionary, 'defaultLanguage' | 'vocabulary'>
  /** Chosen kinds of links, which links to other nodes retain. */
  kinds?: readonly LinkKind[]
}

/** A sign or a semantic field in the list. */
export interface NodeView {
  key: NodeKey
  isSign: boolean
  name: string
  /** Language of the name; null for glosses and for the reader's language. */
  language: string | null
  /** A few translations of a sign. */
  words: { text: string; language: string } | null
  /** URL of a sign's poster. */
  poster: string | null
  /** Whether it is an offensive sign; the node is marked. */
  isOffensive: boolean
  /** Number of published signs of a field; null for signs. */
  count: number | null
  /** Query string of the network with this node selected. */
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
    isOffensive: entry.isOffensive,
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
    isOffensive: false,
    count,
    to: networkQueryString({ field: value, kinds }),
  }
}
