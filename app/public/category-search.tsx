import { presentCategory, presentCategoryGroups } from '#domains/search/presenters/category.presenter.ts'
import { filterName } from '#domains/search/query/filters.ts'
import { CategorySearch } from '#domains/search/ui/categories/CategorySearch.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { appContext } from '../app-context.ts'
import { getOfferedSearches } from '../offered-searches.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/category-search.ts'
import { categoryPictures } from './category-pictures.tsx'
import { scenesOfCategory } from './location-scenes.ts'
import { StaleParametersNote } from './parts/StaleParametersNote.tsx'
import { readCategory } from './read-category.ts'
import { searchFromRequest } from './search-from-request.ts'
import { useInPlaceNavigation } from './use-in-place-navigation.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const t = translator(locale)
  const page = { title: t('categories:title'), description: t('categories:description') }
  const messages = getMessagesUrl(locale, ['categories', 'search'])
  if (!getOfferedSearches(dictionary).includes('category'))
    return { page: { ...page, noindex: true }, messages, view: null, stale: null, locale }
  const { open: key, ...own } = readCategory(request)
  const { results, stale } = searchFromRequest(dictionary, request, locale, own)
  const { query, filters, chosen, total } = results
  const reader = { locale, t }
  const open = key && presentCategory(dictionary, query, key, reader)
  return {
    page: { ...page, noindex: stale !== null },
    messages,
    view: serialize({
      groups: presentCategoryGroups(dictionary, query, reader),
      open,
      scenes: open && scenesOfCategory(open),
      start: key
        ? null
        : {
            pictures: categoryPictures,
            meanings: presentCategory(dictionary, query, 'semanticFieldSearchable', reader),
          },
      state: { query, filters, category: key && filterName(key) },
      chosen,
      total,
    }),
    stale,
    locale,
  }
}

const focusFallbackIds = ['open', 'chosen']

/** Search by properties, category by category. */
export default function CategorySearchPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('categories')
  const changeInPlace = useInPlaceNavigation(focusFallbackIds)
  if (loaderData.view === null) return <NoCategories locale={loaderData.locale} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks of the links inside, which also work by keyboard.
    <div onClick={changeInPlace}>
      <h1>{t('title')}</h1>
      <StaleParametersNote stale={loaderData.stale} />
      <CategorySearch {...deserialize(loaderData.view)} locale={loaderData.locale} />
    </div>
  )
}

/** The message of a dictionary in which no sign has a property to search by. */
function NoCategories({ locale }: { locale: Locale }) {
  const { t } = useTranslation('categories')
  return (
    <>
      <h1>{t('title')}</h1>
      <EmptyState
        title={t('none.title')}
        actions={<a href={localizedPath(locale, '/search-signs/words')}>{t('none.words')}</a>}
      />
    </>
  )
}
