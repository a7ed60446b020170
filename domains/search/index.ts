export * from './entry.ts'
export type { FacetCounts, FilterKey } from './facet-index.ts'
export type { PublishedDictionary, PublishedSign } from './published.ts'
export { type PublicChangeKind, publicChange } from './server/record-change.ts'
