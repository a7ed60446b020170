export type { BrowserSearch, IndexedSign, SearchIndexFile } from './engine/browser-index.ts'
export type { FacetCounts } from './engine/facet-index.ts'
export * from './query/filters.ts'
export {
  emptyQuery,
  formatSearchQuery,
  parseSearchQuery,
  type QueryContext,
  queryContext,
} from './query/search-query.ts'
export * from './search-model.ts'
export type { NearSign, SearchableDictionary, SimilarSign } from './searchable-dictionary.ts'
export { reportSearchMiss } from './server/report-search-miss.ts'
