import { searchAddress } from '#domains/search/query/search-address.ts'
import { ChosenFilterChips } from '#domains/search/ui/ChosenFilterChips.tsx'
import { SearchResults } from '#domains/search/ui/SearchResults.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { deserialize, serialize } from '#platform/serialize.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/view-all.ts'
import { searchFromRequest } from './search-from-request.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(appContext)
  const t = translator(locale)
  const answer = searchFromRequest(dictionary, request, locale)
  const { letter, page } = answer.query
  const all = letter ? t('search:all.titleLetter', { letter }) : t('search:all.title')
  const name = [all, ...answer.chosen.map(({ property, text }) => `${property}: ${text}`)].join(', ')
  const own = searchAddress(answer.query, answer.filters)
  return {
    page: {
      title: page > 1 ? `${name}, ${t('search:page', { page })}` : name,
      description: t('search:all.description'),
      query: own === '?' ? '' : own,
      noindex: answer.chosen.length > 0,
    },
    messages: getMessagesUrl(locale, ['search', 'signs']),
    answer: serialize(answer),
    locale,
  }
}

/** Every published sign, by pages and letters; or those that a filter of the address leaves. */
export default function ViewAll({ loaderData }: Route.ComponentProps) {
  const { locale } = loaderData
  const answer = deserialize(loaderData.answer)
  const { t } = useTranslation('search')
  const { letter } = answer.query
  return (
    <>
      <h1>{letter ? t('all.titleLetter', { letter }) : t('all.title')}</h1>
      <ChosenFilterChips view={answer} />
      <SearchResults view={answer} locale={locale} />
    </>
  )
}
