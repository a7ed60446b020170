export type { FacetCounts } from './engine/facet-index.ts'
export { filterByName, filterKeys, filterName } from './query/filters.ts'
export type { FilterKey, SearchQuery } from './search-model.ts'
