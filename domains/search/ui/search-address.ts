import type { SearchQuery } from '../entry.ts'
import { formatSearchQuery } from '../search-query.ts'

/** The address of a query on its own page: `?q=casa&page=2`; `?` when nothing is chosen. */
export function searchAddress(query: SearchQuery): string {
  const facts = {
    language: query.language,
    languages: [],
    entryByValue: () => undefined,
    entryById: () => undefined,
    unknownParameters: 'ignore',
  } as const
  return `?${formatSearchQuery({ ...query, q: query.q.trim() }, facts)}`
}
