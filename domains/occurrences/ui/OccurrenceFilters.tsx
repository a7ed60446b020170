import { glossHands, maxNeighbours, occurrenceClasses } from '#domains/eaf-videos/eaf-video.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FilterForm, FilterSelect } from '#ui/panel/FilterForm.tsx'
import {
  type OccurrenceFilters as Filters,
  filterParameters,
  formatOccurrenceQuery,
  hasConcordance,
  type OccurrenceQuery,
  occurrenceOrders,
  parseOccurrenceQuery,
  possibleOrder,
} from '../occurrence-query.input.ts'
import { occurrencesPath } from '../occurrences-paths.ts'
import type { ConcordanceView } from './concordance-view.ts'

interface Props {
  query: OccurrenceQuery
  gloss: string | null
  choices: ConcordanceView['choices']
  locale: Locale
}

const named = (names: readonly string[]) => names.map((name) => ({ id: name, label: name }))

/** Search, filters and order of the concordance. */
export function OccurrenceFilters({ query, gloss, choices, locale }: Props) {
  const { t } = useTranslation('occurrences')
  const text = gloss ?? query.value ?? ''
  const numbers = Array.from({ length: maxNeighbours }, (_, index) => index + 1)
  const nameOf: Partial<Record<keyof Filters, string | null | undefined>> = {
    recording: choices.recordings.find(({ id }) => id === query.recording)?.title,
    tier: query.tier,
    participant: query.participant,
    hand: query.hand && t(`hand.${query.hand}`),
    class: query.class && t(`class.${query.class}`),
    before: query.before,
    after: query.after,
    annotations: query.annotations && t('filter.allAnnotations'),
  }
  const chosen = Object.entries(nameOf).flatMap(([key, name]) =>
    name
      ? [
          {
            key,
            label: t('filter.chosen', { filter: t(`filter.${key as 'tier'}`), name }),
            removeTo: occurrencesPath(locale, { ...query, [key]: null, page: 1 }),
            removeLabel: t('filter.remove', { name }),
          },
        ]
      : [],
  )
  return (
    <FilterForm
      label={t('filter.label')}
      search={{ text, label: t('search.label'), submitLabel: t('search.submit') }}
      kept={{ before: query.before, after: query.after, by: query.by }}
      toQueryString={(sent) => {
        const typed = sent.get('q')?.trim() ?? ''
        const found = formatOccurrenceQuery({
          ...parseOccurrenceQuery(sent),
          ...(typed === text && { sign: query.sign, value: query.value }),
        })
        if (typed === '' || typed === text) return found
        return `${found || '?'}${found ? '&' : ''}${new URLSearchParams({ q: typed })}`
      }}
      filters={
        <>
          <FilterSelect
            name={filterParameters.recording}
            label={t('filter.recording')}
            value={query.recording}
            choices={choices.recordings.map(({ id, title }) => ({ id, label: title }))}
            allLabel={t('filter.all')}
          />
          <FilterSelect
            name="hand"
            label={t('filter.hand')}
            value={query.hand}
            choices={glossHands.map((id) => ({ id, label: t(`hand.${id}`) }))}
            allLabel={t('filter.all')}
          />
          <FilterSelect
            name="participant"
            label={t('filter.participant')}
            value={query.participant}
            choices={named(choices.participants)}
            allLabel={t('filter.all')}
          />
          <FilterSelect
            name="tier"
            label={t('filter.tier')}
            value={query.tier}
            choices={named(choices.tiers)}
            allLabel={t('filter.all')}
          />
          <FilterSelect
            name="class"
            label={t('filter.class')}
            value={query.class}
            choices={occurrenceClasses.map((id) => ({ id, label: t(`class.${id}`) }))}
            allLabel={t('filter.all')}
          />
          <FilterSelect
            name="annotations"
            label={t('filter.annotations')}
            value={query.annotations}
            choices={[{ id: 'all', label: t('filter.allAnnotations') }]}
            allLabel={t('filter.countedAnnotations')}
          />
          <FilterSelect
            name="neighbours"
            label={t('filter.neighbours')}
            value={query.neighbours}
            choices={numbers.map((id) => ({ id, label: `${id}` }))}
          />
        </>
      }
      chosen={chosen}
      order={{
        label: t('order.label'),
        value: possibleOrder(query),
        choices: occurrenceOrders
          .filter((id) => id === 'time' || hasConcordance(query))
          .map((id) => ({ id, label: t(`order.${id}`) })),
      }}
    />
  )
}
