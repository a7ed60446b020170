import type { ReferenceKey, YesNoKey } from '#domains/signs/properties.ts'

/** What a search can be narrowed by: a searchable property, or `handshape`, the first shape of either hand. */
export type FilterKey = ReferenceKey | YesNoKey | 'handshape'

/** One published sign as search, facets and cards need it. Dates are milliseconds since 1970 (UTC). */
export interface SearchEntry {
  id: number
  gloss: string
  lemma: string | null
  /** Further texts that word search finds: gloss and lemma in English. */
  otherLabels: string[]
  /** Keywords of all senses, in order, by content language. */
  translations: Record<string, string[]>
  /** Entry ids by property (searchable variants already resolved: D15). */
  values: Partial<Record<ReferenceKey, number[]>>
  flags: Partial<Record<YesNoKey, boolean>>
  /** Storage keys of the main video, its poster and its muted preview; null where there is none. */
  video: string | null
  poster: string | null
  preview: string | null
  source: string | null
  createdAt: number
  publishedAt: number
}

export const searchTypes = ['general', 'starts', 'exact'] as const
export type SearchType = (typeof searchTypes)[number]
export const searchOrders = ['best', 'recent', 'oldest', 'alphabetical'] as const
export type SearchOrder = (typeof searchOrders)[number]

/** One query, as URL, API and engine share it. */
export interface SearchQuery {
  q: string
  type: SearchType
  order: SearchOrder
  /** Content language of the visitor: ranks its translations before others. */
  language: string
  /** Restricts translations to one content language; null = all. */
  translationLanguage: string | null
  /** First letter after folding, upper case, or '#'; null = all. */
  letter: string | null
  /** Wanted values (see wanted-value.ts): AND across filters, OR inside one. Yes/no as 1 and 0. */
  filters: Partial<Record<FilterKey, number[]>>
  page: number
  perPage: number
}

/** Where the query was found: for the mark on the card. */
export interface Match {
  field: 'gloss' | 'lemma' | 'label' | 'translation'
  language: string | null
  text: string
}

export interface SearchHit {
  id: number
  match: Match | null
}

export interface SearchResult {
  hits: SearchHit[]
  total: number
  /** True when nothing fitted and the hits forgive one typing error. */
  forgiven: boolean
  /** Letters that have results under the same query without its letter, with counts. */
  letters: Map<string, number>
}

export const defaultPerPage = 24
export const maxPerPage = 100
