import { presentCategoryGroups, presentResultFilters } from '#domains/search/presenters/category.presenter.ts'
import { filterName } from '#domains/search/query/filters.ts'
import { CategoryResults } from '#domains/search/ui/categories/CategoryResults.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/category-results.ts'
import { sceneOfFilters } from './location-scenes.ts'
import { StaleParametersNote } from './parts/StaleParametersNote.tsx'
import { readCategory } from './read-category.ts'
import { searchFromRequest } from './search-from-request.ts'
import { useInPlaceNavigation } from './use-in-place-navigation.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const t = translator(locale)
  const { open, ...own } = readCategory(request)
  const { results: view, stale } = searchFromRequest(dictionary, request, locale, own)
  const { query, chosen } = view
  const reader = { locale, t }
  const categories = presentResultFilters(dictionary, query, reader, open)
  const name = [t('categories:results'), ...chosen.slice(0, 4).map(({ text }) => text)].join(', ')
  return {
    page: {
      title: query.page > 1 ? `${name}, ${t('search:page', { page: query.page })}` : name,
      description: t('categories:resultsDescription'),
      noindex: true,
    },
    messages: getMessagesUrl(locale, ['categories', 'search', 'signs']),
    view: serialize({
      view,
      groups: presentCategoryGroups(dictionary, query, reader),
      categories,
      category: open && filterName(open),
    }),
    scene: sceneOfFilters(categories),
    stale,
    locale,
  }
}

const focusFallbackIds = ['chosen']

/** The signs that match the chosen categories. */
export default function CategoryResultsPage({ loaderData }: Route.ComponentProps) {
  const changeInPlace = useInPlaceNavigation(focusFallbackIds)
  return (
    <>
      <StaleParametersNote stale={loaderData.stale} />
      <CategoryResults
        {...deserialize(loaderData.view)}
        scene={loaderData.scene}
        locale={loaderData.locale}
        onFilterClick={changeInPlace}
      />
    </>
  )
}
