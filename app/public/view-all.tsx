import { searchAddress } from '#domains/search/ui/search-address.ts'
import { Results } from '#domains/search/ui/WordSearch.tsx'
import { messagesOf, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { pack, unpack } from '#platform/packed.ts'
import { Chip } from '#ui/base/Chip.tsx'
import { signbank } from '../context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/view-all.ts'
import { chosenFilters } from './chosen-filters.ts'
import { answerAddress } from './search-page.ts'
import styles from './view-all.module.css'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary } = context.get(signbank)
  const t = translator(locale)
  const answer = answerAddress(dictionary, request, locale)
  const filters = chosenFilters(dictionary, answer.query, locale, t)
  const { letter, page } = answer.query
  const all = letter ? t('search:all.titleLetter', { letter }) : t('search:all.title')
  const name = [all, ...filters.chosen.map((one) => one.name)].join(', ')
  const own = searchAddress(answer.query, filters.parameters)
  return {
    page: {
      title: page > 1 ? `${name}, ${t('search:page', { page })}` : name,
      description: t('search:all.description'),
      query: own === '?' ? '' : own,
    },
    messages: messagesOf(locale, ['search', 'signs']),
    answer: pack(answer),
    filters,
    locale,
  }
}

/** Every published sign, by pages and letters; or those that a filter of the address leaves. */
export default function ViewAll({ loaderData }: Route.ComponentProps) {
  const { filters, locale } = loaderData
  const answer = unpack(loaderData.answer)
  const { t } = useTranslation(['search', 'public'])
  const { letter } = answer.query
  return (
    <>
      <h1>{letter ? t('all.titleLetter', { letter }) : t('all.title')}</h1>
      {filters.chosen.length > 0 && (
        <p className={styles.chosen}>
          {filters.chosen.map(({ name, without }) => (
            <Chip
              key={name}
              removeTo={searchAddress({ ...answer.query, page: 1 }, without)}
              removeLabel={t('public:filter.remove', { name })}
            >
              {name}
            </Chip>
          ))}
        </p>
      )}
      <Results view={answer} query={answer.query} locale={locale} filters={filters.parameters} />
    </>
  )
}
