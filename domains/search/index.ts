export type { BrowserSearch, IndexedSign, SearchIndexFile } from './browser-index.ts'
export * from './entry.ts'
export type { FacetCounts } from './facet-index.ts'
export * from './filters.ts'
export type { PublicPerson, PublishedDictionary, PublishedSign } from './published.ts'
export {
  emptyQuery,
  formatSearchQuery,
  parseSearchQuery,
  type QueryContext,
  queryContext,
} from './search-query.ts'
export { listPublicPeople } from './server/people.queries.ts'
export { openPublishedDictionary } from './server/published-dictionary.ts'
export { type PublicChangeKind, recordPublicChange } from './server/record-change.ts'
export { reportSearchMiss } from './server/report-search-miss.ts'
