import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { filterTitle } from '#domains/search/presenters/filter.presenter.ts'
import { searchResults } from '#domains/search/presenters/search-results.ts'
import { filterByName } from '#domains/search/query/filters.ts'
import { parseSearchQuery, queryContext } from '#domains/search/query/search-query.ts'
import type { SearchQuery } from '#domains/search/search-model.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { toPageError } from '../page-errors.ts'

/**
 * Reads the query of an address and answers it; an address that says something impossible is a page error.
 * @param route filters that the page's own path says, in place of those of the same name in the query
 */
export function searchFromRequest(
  dictionary: PublishedDictionary,
  request: Request,
  locale: Locale,
  route: Pick<SearchQuery, 'filters'> = { filters: {} },
) {
  try {
    const facts = queryContext(dictionary, locale, 'ignore')
    const parsed = parseSearchQuery(new URL(request.url).searchParams, facts)
    const query = { ...parsed, filters: { ...parsed.filters, ...route.filters } }
    return searchResults(dictionary, query, { locale, t: translator(locale) })
  } catch (error) {
    throw isAppError(error) ? toPageError(error, locale, parameterLabel(locale)) : error
  }
}

/** A filter by its title, any other parameter by its name in the address. */
const parameterLabel = (locale: Locale) => (name: string) => {
  const key = filterByName(name)
  return key === undefined ? name : filterTitle(key, translator(locale))
}
