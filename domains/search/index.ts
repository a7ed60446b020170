export { listPublicPeople } from '#domains/accounts/server/public-people.queries.ts'
export type {
  PublicPerson,
  PublishedDictionary,
  PublishedSign,
} from '#domains/publication/published-dictionary.ts'
export { openPublishedDictionary } from '#domains/publication/server/open-published-dictionary.ts'
export { type PublicChangeKind, recordPublicChange } from '#platform/changes/record-change.ts'
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
export { reportSearchMiss } from './server/report-search-miss.ts'
