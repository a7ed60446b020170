import { presentResultFilters } from '#domains/search/presenters/category.presenter.ts'
import { searchAddress } from '#domains/search/query/search-address.ts'
import { CommonFilters } from '#domains/search/ui/filters/CommonFilters.tsx'
import { ResultsFrame } from '#domains/search/ui/results/ResultsFrame.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/view-all.ts'
import { sceneOfFilters } from './location-scenes.ts'
import { StaleParametersNote } from './parts/StaleParametersNote.tsx'
import { searchFromRequest } from './search-from-request.ts'
import { useInPlaceNavigation } from './use-in-place-navigation.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const t = translator(locale)
  const { results, stale } = searchFromRequest(dictionary, request, locale)
  const { letter, page } = results.query
  const categories = presentResultFilters(dictionary, results.query, { locale, t })
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
    categories: serialize(categories),
    scene: sceneOfFilters(categories),
    stale,
    locale,
  }
}

const focusFallbackIds = ['chosen']

/** All published signs by page and letter, or those that match the filters of the URL. */
export default function ViewAll({ loaderData }: Route.ComponentProps) {
  const { locale, stale } = loaderData
  const results = deserialize(loaderData.results)
  const { query, filters } = results
  const { t } = useTranslation('search')
  const changeInPlace = useInPlaceNavigation(focusFallbackIds)
  return (
    <>
      <StaleParametersNote stale={stale} />
      <ResultsFrame
        view={results}
        locale={locale}
        title={query.letter ? t('all.titleLetter', { letter: query.letter }) : t('all.title')}
        filters={
          <CommonFilters
            categories={deserialize(loaderData.categories)}
            scene={loaderData.scene}
            query={query}
            filters={filters}
            locale={locale}
          />
        }
        onFilterClick={changeInPlace}
      />
    </>
  )
}
