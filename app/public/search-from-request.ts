import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { filterTitle } from '#domains/search/presenters/filter.presenter.ts'
import { searchResults } from '#domains/search/presenters/search-results.ts'
import { filterByName } from '#domains/search/query/filters.ts'
import { parseSearchQuery, queryContext } from '#domains/search/query/search-query.ts'
import type { SearchQuery } from '#domains/search/search-model.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { parseForPage } from '../page-errors.ts'

/**
 * Runs the search of a URL.
 * @param route filters of the path, which replace those of the same name in the query
 * @throws the error page with a message for each invalid parameter
 */
export function searchFromRequest(
  dictionary: PublishedDictionary,
  request: Request,
  locale: Locale,
  route: Pick<SearchQuery, 'filters'> = { filters: {} },
) {
  const search = () => {
    const parsed = parseSearchQuery(
      new URL(request.url).searchParams,
      queryContext(dictionary, locale, 'ignore'),
    )
    const query = { ...parsed, filters: { ...parsed.filters, ...route.filters } }
    return searchResults(dictionary, query, { locale, t: translator(locale) })
  }
  return parseForPage(locale, search, parameterLabel(locale))
}

/** The title of a filter; the name of any other parameter. */
const parameterLabel = (locale: Locale) => (name: string) => {
  const key = filterByName(name)
  return key === undefined ? name : filterTitle(key, translator(locale))
}
