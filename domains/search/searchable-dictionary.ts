import type { Language } from '#domains/languages/index.ts'
import type { Media } from '#domains/media/index.ts'
import type { PropertyKey } from '#domains/signs/properties.ts'
import type { Vocabulary } from '#domains/vocabularies/index.ts'
import type { FacetCounts } from './engine/facet-index.ts'
import type { FilterKey, SearchEntry, SearchQuery, SearchResult } from './search-model.ts'

/** A sign whose articulation is similar to that of another. */
export interface SimilarSign {
  sign: SearchEntry
  /** 0: equal in all described properties; 1: different in all of them. */
  distance: number
  /** Properties that are described in both signs and differ, the most important first. */
  differs: PropertyKey[]
}

/** A sign that is offered when no sign matches a query. */
export interface NearSign extends SimilarSign {
  /** The filters of the query that it does not match. */
  missed: FilterKey[]
}

/** A word or phrase without a sign of its own. */
export interface SignCombination {
  /** As the administrators wrote it. */
  text: string
  /** The published signs that express it together, in their order. */
  signs: SearchEntry[]
}

/** The part of the published dictionary that search pages use; `publication` implements it. */
export interface SearchableDictionary {
  readonly vocabulary: Vocabulary
  readonly languages: readonly Language[]
  /** Code of the content language that is used when a text is missing in another. */
  readonly defaultLanguage: string
  /** Whether signs are used in public recordings, so that they can be ordered by it. */
  readonly hasFrequencies: boolean
  search(query: SearchQuery): SearchResult
  /** The number of signs for each value, given the other choices of the query; heads of groups included. */
  facets(query: SearchQuery, keys: readonly FilterKey[]): FacetCounts
  /**
   * The signs that match most filters of the query: those with the fewest missed filters first, among equals the most
   * similar articulation first. Only signs that match its text, if any does. Empty for a query without filters.
   */
  nearest(query: SearchQuery): NearSign[]
  /** How signs express a text of a language together that has no sign of its own; null if nobody wrote it down. */
  combination(searched: Pick<SearchQuery, 'q' | 'language'>): SignCombination | null
  /** A published sign by its id. */
  card(id: number): SearchEntry | undefined
  /** A medium of the contents, page videos, values, institutions or the appearance. */
  media(id: number | null): Media | undefined
}
