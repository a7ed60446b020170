import type { Language } from '#domains/languages/index.ts'
import type { Media } from '#domains/media/index.ts'
import type { PropertyKey } from '#domains/signs/properties.ts'
import type { Vocabulary } from '#domains/vocabularies/index.ts'
import type { FacetCounts } from './engine/facet-index.ts'
import type { FilterKey, SearchEntry, SearchQuery, SearchResult } from './search-model.ts'

/** A sign whose articulation is similar to that of another. */
export interface SimilarSign {
  sign: SearchEntry
  /** 0: equal in all that is described; 1: different in everything. */
  distance: number
  /** What is described in both and differs, the most important first. */
  differs: PropertyKey[]
}

/** A sign offered where no sign matches a query. */
export interface NearSign extends SimilarSign {
  /** The filters of the query that it does not match. */
  missed: FilterKey[]
}

/** What search pages need of the published dictionary; `publication` implements it. */
export interface SearchableDictionary {
  readonly vocabulary: Vocabulary
  readonly languages: readonly Language[]
  /** Code of the content language that texts fall back to. */
  readonly defaultLanguage: string
  search(query: SearchQuery): SearchResult
  /** How many signs each value would leave, given the other choices of the query; heads of groups included. */
  facets(query: SearchQuery, keys: readonly FilterKey[]): FacetCounts
  /**
   * The signs that match most filters of the query: those with the fewest missed filters first, among equals the most
   * similar articulation first. Only signs that match its text, if any does. Empty for a query without filters.
   */
  nearest(query: SearchQuery): NearSign[]
  card(id: number): SearchEntry | undefined
  /** Media of contents, videos, values, institutions and the appearance. */
  media(id: number | null): Media | undefined
}
