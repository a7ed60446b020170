import type { ReferenceKey, YesNoKey } from '#domains/signs/properties.ts'

/** A filter of a search: a searchable property, or `handshape`, the first shape of either hand. */
export type FilterKey = ReferenceKey | YesNoKey | 'handshape'

/** One published sign with the data for search, facets and cards. Dates are milliseconds since 1970 (UTC). */
export interface SearchEntry {
  id: number
  gloss: string
  lemma: string | null
  /** The English gloss; null if the sign has none. */
  glossEn: string | null
  /** Other texts that word search finds: gloss and lemma in English. */
  otherLabels: string[]
  /** Glosses under which it was published before, the latest first (D48). */
  earlierGlosses: string[]
  /** Keywords of all senses, in order, by content language. */
  translations: Record<string, string[]>
  /** Entry ids by property; an empty searchable variant already has the detailed values (D15). */
  values: Partial<Record<ReferenceKey, number[]>>
  flags: Partial<Record<YesNoKey, boolean>>
  /** Storage keys of the main video, its poster and its muted preview; null for a missing one. */
  video: string | null
  poster: string | null
  preview: string | null
  source: string | null
  /** Whether it has the tag `offensive`: last among the best matches, and left out in school mode (D41). */
  isOffensive: boolean
  createdAt: number
  publishedAt: number
}

export const searchTypes = ['general', 'starts', 'exact'] as const
export type SearchType = (typeof searchTypes)[number]
/** `frequent`: by use in the public recordings; without any, alphabetical. */
export const searchOrders = ['best', 'frequent', 'recent', 'oldest', 'alphabetical'] as const
export type SearchOrder = (typeof searchOrders)[number]

/** One search query: URL, API and engine use the same fields. */
export interface SearchQuery {
  q: string
  type: SearchType
  order: SearchOrder
  /** Content language of the visitor; its translations rank before others. */
  language: string
  /** Searches only the translations of this content language; null = all. */
  translationLanguage: string | null
  /** First letter after folding, upper case, or '#'; null = all. */
  letter: string | null
  /** Filter values (see query/filter-value.ts): AND between filters, OR within one. Yes and no are 1 and 0. */
  filters: Partial<Record<FilterKey, number[]>>
  /** Leaves out offensive signs. */
  isSchoolMode: boolean
  page: number
  perPage: number
}

/** The part of a query that concerns words. */
export type WordQuery = Pick<SearchQuery, 'q' | 'type' | 'language' | 'translationLanguage' | 'isSchoolMode'>

/** The text of the sign that matches the query; the card highlights it. */
export interface Match {
  field: 'gloss' | 'lemma' | 'label' | 'translation' | 'earlierGloss'
  language: string | null
  text: string
}

/** How signs are found. Each step goes further from the letters of the search text. */
export const searchSteps = ['text', 'forms', 'typing', 'words'] as const
export type SearchStep = (typeof searchSteps)[number]

export interface SearchHit {
  id: number
  match: Match | null
}

/** A text of the dictionary that may be meant instead of the search text. */
export interface DidYouMean {
  text: string
  /** Content language of a translation; null for a gloss, lemma or label. */
  language: string | null
}

export interface SearchResult {
  hits: SearchHit[]
  total: number
  /** How the signs were found, without steps that found none. */
  steps: SearchStep[]
  /** When no text equals the query: texts that differ by one typing error, the likeliest first. */
  didYouMean: DidYouMean[]
  /** Counts by first letter for the same query without its letter; only letters with results. */
  letters: Map<string, number>
}

export const defaultPerPage = 24
export const maxPerPage = 100

/** A query without any choice. */
export const emptyQuery = (language: string): SearchQuery => ({
  q: '',
  type: 'general',
  order: 'best',
  language,
  translationLanguage: null,
  letter: null,
  filters: {},
  isSchoolMode: false,
  page: 1,
  perPage: defaultPerPage,
})
