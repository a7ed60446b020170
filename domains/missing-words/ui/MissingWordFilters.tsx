import { languageName } from '#platform/i18n/format.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FilterForm, FilterSelect } from '#ui/panel/FilterForm.tsx'
import { StateTabs } from '#ui/panel/StateTabs.tsx'
import {
  formatMissingWordQuery,
  type MissingWordQuery,
  type MissingWordState,
  missingWordOrders,
  missingWordStates,
  parseMissingWordQuery,
} from '../missing-word-query.input.ts'
import { missingWordsPath } from '../missing-words-paths.ts'

interface Props {
  query: MissingWordQuery
  counts: Record<MissingWordState, number>
  locale: Locale
}

/** States, search, language and order of the report. */
export function MissingWordFilters({ query, counts, locale }: Props) {
  const { t } = useTranslation('missingWords')
  const { language } = query
  const name = language && languageName(language, locale)
  return (
    <>
      <StateTabs
        label={t('states')}
        tabs={missingWordStates.map((state) => ({
          to: missingWordsPath(locale, { ...query, state, page: 1 }),
          label: t(`state.${state}`),
          count: counts[state],
          isCurrent: query.state === state,
        }))}
      />
      <FilterForm
        label={t('filter.label')}
        search={{ text: query.q, label: t('search.label'), submitLabel: t('search.submit') }}
        kept={{ state: query.state === 'open' ? null : query.state }}
        toQueryString={(sent) => formatMissingWordQuery(parseMissingWordQuery(sent))}
        filters={
          <FilterSelect
            name="language"
            label={t('filter.language')}
            value={language}
            choices={locales.map((id) => ({ id, label: languageName(id, locale) }))}
            allLabel={t('filter.all')}
          />
        }
        chosen={
          name
            ? [
                {
                  key: 'language',
                  label: name,
                  removeTo: missingWordsPath(locale, { ...query, language: null, page: 1 }),
                  removeLabel: t('filter.remove', { name }),
                },
              ]
            : []
        }
        order={{
          label: t('filter.order'),
          value: query.order,
          choices: missingWordOrders.map((id) => ({ id, label: t(`order.${id}`) })),
        }}
      />
    </>
  )
}
