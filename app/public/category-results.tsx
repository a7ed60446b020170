import { chosenCategories } from '#domains/search/presenters/categories.ts'
import {
  limitCategoryValues,
  presentCategory,
  presentCategoryGroups,
} from '#domains/search/presenters/category.presenter.ts'
import { filterName } from '#domains/search/query/filters.ts'
import { CategoryResults } from '#domains/search/ui/categories/CategoryResults.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/category-results.ts'
import { StaleParametersNote } from './parts/StaleParametersNote.tsx'
import { readCategory } from './read-category.ts'
import { searchFromRequest } from './search-from-request.ts'
import { useInPlaceNavigation } from './use-in-place-navigation.ts'

export { pageMeta as meta } from '../page-meta.ts'

/** Limit for a narrow column. */
const maxValues = 12

export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const t = translator(locale)
  const { open, ...own } = readCategory(request)
  const { results: view, stale } = searchFromRequest(dictionary, request, locale, own)
  const { query, chosen } = view
  const reader = { locale, t }
  const shown = chosenCategories(query.filters, open)
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
      categories: shown.map((key) =>
        limitCategoryValues(presentCategory(dictionary, query, key, reader), maxValues),
      ),
      category: open && filterName(open),
    }),
    stale,
    locale,
  }
}

const focusFallbackIds = ['chosen']

/** The signs that match the chosen categories. */
export default function CategoryResultsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('categories')
  const changeInPlace = useInPlaceNavigation(focusFallbackIds)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks of the links inside, which also work by keyboard.
    <div onClick={changeInPlace}>
      <h1>{t('results')}</h1>
      <StaleParametersNote stale={loaderData.stale} />
      <CategoryResults {...deserialize(loaderData.view)} locale={loaderData.locale} />
    </div>
  )
}
