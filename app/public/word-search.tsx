import { WordSearch } from '#domains/search/ui/WordSearch.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/word-search.ts'
import { StaleParametersNote } from './parts/StaleParametersNote.tsx'
import { searchFromRequest } from './search-from-request.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const t = translator(locale)
  const { results: answer, stale } = searchFromRequest(dictionary, request, locale)
  const { q } = answer.query
  return {
    page: {
      title: q ? t('search:words.titleWith', { q }) : t('search:words.title'),
      description: t('search:words.description'),
      noindex: q !== '' || stale !== null,
    },
    messages: getMessagesUrl(locale, ['search', 'signs']),
    answer: serialize(answer),
    stale,
    locale,
    defaultLanguage: dictionary.defaultLanguage,
    version: dictionary.version,
  }
}

/** Word search. */
export default function WordSearchPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('search')
  const { stale, ...search } = loaderData
  return (
    <>
      <h1>{t('words.title')}</h1>
      <StaleParametersNote stale={stale} />
      <WordSearch {...search} answer={deserialize(search.answer)} />
    </>
  )
}
