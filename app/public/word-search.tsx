import { presentResultFilters } from '#domains/search/presenters/category.presenter.ts'
import { WordSearch } from '#domains/search/ui/WordSearch.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/word-search.ts'
import { sceneOfFilters } from './location-scenes.ts'
import { StaleParametersNote } from './parts/StaleParametersNote.tsx'
import { searchFromRequest } from './search-from-request.ts'
import { useInPlaceNavigation } from './use-in-place-navigation.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const t = translator(locale)
  const { results: answer, stale } = searchFromRequest(dictionary, request, locale)
  const { q } = answer.query
  const categories = presentResultFilters(dictionary, answer.query, { locale, t })
  return {
    page: {
      title: q ? t('search:words.titleWith', { q }) : t('search:words.title'),
      description: t('search:words.description'),
      noindex: q !== '' || stale !== null,
    },
    messages: getMessagesUrl(locale, ['search', 'signs']),
    answer: serialize(answer),
    categories: serialize(categories),
    scene: sceneOfFilters(categories),
    stale,
    locale,
    defaultLanguage: dictionary.defaultLanguage,
    version: dictionary.version,
  }
}

const focusFallbackIds = ['chosen']

/** Word search. */
export default function WordSearchPage({ loaderData }: Route.ComponentProps) {
  const { stale, ...search } = loaderData
  const changeInPlace = useInPlaceNavigation(focusFallbackIds)
  return (
    <>
      <StaleParametersNote stale={stale} />
      <WordSearch
        {...search}
        answer={deserialize(search.answer)}
        categories={deserialize(search.categories)}
        onFilterClick={changeInPlace}
      />
    </>
  )
}
