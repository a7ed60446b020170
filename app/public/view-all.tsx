import { searchAddress } from '#domains/search/query/search-address.ts'
import { ChosenFilterChips } from '#domains/search/ui/ChosenFilterChips.tsx'
import { SearchResults } from '#domains/search/ui/SearchResults.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/view-all.ts'
import { StaleParametersNote } from './parts/StaleParametersNote.tsx'
import { searchFromRequest } from './search-from-request.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const t = translator(locale)
  const { results, stale } = searchFromRequest(dictionary, request, locale)
  const { letter, page } = results.query
  const all = letter ? t('search:all.titleLetter', { letter }) : t('search:all.title')
  const name = [all, ...results.chosen.map(({ property, text }) => `${property}: ${text}`)].join(', ')
  const canonicalQuery = searchAddress(results.query, results.filters)
  return {
    page: {
      title: page > 1 ? `${name}, ${t('search:page', { page })}` : name,
      description: t('search:all.description'),
      query: canonicalQuery === '?' ? '' : canonicalQuery,
      noindex: results.chosen.length > 0 || stale !== null,
    },
    messages: getMessagesUrl(locale, ['search', 'signs']),
    results: serialize(results),
    stale,
    locale,
  }
}

/** All published signs by page and letter, or those that match the filters of the URL. */
export default function ViewAll({ loaderData }: Route.ComponentProps) {
  const { locale } = loaderData
  const results = deserialize(loaderData.results)
  const { t } = useTranslation('search')
  const { letter } = results.query
  return (
    <>
      <h1>{letter ? t('all.titleLetter', { letter }) : t('all.title')}</h1>
      <StaleParametersNote stale={loaderData.stale} />
      <ChosenFilterChips view={results} />
      <SearchResults view={results} locale={locale} />
    </>
  )
}
