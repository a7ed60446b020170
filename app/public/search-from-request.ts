import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { searchResults } from '#domains/search/presenters/search-results.ts'
import { queryContext, readSearchQuery } from '#domains/search/query/search-query-url.ts'
import type { SearchQuery } from '#domains/search/search-model.ts'
import type { FieldError } from '#platform/errors/app-error.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { parseForPage } from '../page-errors.ts'
import { ownParameters, pageProblem, presentStaleParameters } from './present-stale-parameters.ts'

interface PageParameters {
  /** Filters of the path, which replace those of the same name in the query. */
  filters?: SearchQuery['filters']
  /** Parameters of the page that do not belong to the search. */
  ownNames?: readonly string[]
  /** Problems of these parameters. */
  problems?: readonly FieldError[]
}

/**
 * Runs the search of a URL. Values, filters and pages that do not exist are left out, and listed in `stale`.
 * @throws the error page when there are too many values
 */
export function searchFromRequest(
  dictionary: PublishedDictionary,
  request: Request,
  locale: Locale,
  { filters = {}, ownNames = [], problems = [] }: PageParameters = {},
) {
  const params = ownParameters(request.url)
  for (const name of ownNames) params.delete(name)
  const read = parseForPage(locale, () => readSearchQuery(params, queryContext(dictionary, locale, 'refuse')))
  const query = { ...read.query, filters: { ...read.query.filters, ...filters } }
  const results = searchResults(dictionary, query, { locale, t: translator(locale) })
  const beyond = pageProblem(query.page, results.query.page)
  return { results, stale: presentStaleParameters([...problems, ...read.problems, ...beyond], locale) }
}
