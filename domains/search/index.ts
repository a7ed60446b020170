export * from './entry.ts'
export type { FacetCounts, FilterKey, PublishedDictionary, PublishedSign } from './published.ts'
export { type PublicChangeKind, publicChange } from './server/record-change.ts'
