import type { SearchQuery } from './entry.ts'
import type { PublishedDictionary } from './published.ts'
import { presentResults, type ResultsView } from './search.presenter.ts'

/** Answers a query with a page of cards; a page beyond the last one gives the last. */
export function searchResults(
  dictionary: Pick<PublishedDictionary, 'search' | 'card' | 'defaultLanguage'>,
  query: SearchQuery,
): ResultsView {
  const first = dictionary.search(query)
  const last = Math.max(1, Math.ceil(first.total / query.perPage))
  const shown = query.page > last ? { ...query, page: last } : query
  const result = shown === query ? first : dictionary.search(shown)
  const reader = { language: query.language, defaultLanguage: dictionary.defaultLanguage }
  return presentResults(result, shown, reader, (id) => dictionary.card(id))
}
