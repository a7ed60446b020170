import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FilterForm } from '#ui/panel/FilterForm.tsx'
import { StateTabs } from '#ui/panel/StateTabs.tsx'
import { recordingListPath } from '../../recording-paths.ts'
import {
  formatRecordingQuery,
  parseRecordingQuery,
  type RecordingGroup,
  type RecordingQuery,
  recordingGroups,
  recordingOrders,
} from '../../recording-query.input.ts'

interface Props {
  query: RecordingQuery
  counts: Record<RecordingGroup, number>
  locale: Locale
}

/** Groups, search and order of the list of recordings. */
export function RecordingFilters({ query, counts, locale }: Props) {
  const { t } = useTranslation('eafVideos')
  return (
    <>
      <StateTabs
        label={t('groups')}
        tabs={recordingGroups.map((group) => ({
          to: recordingListPath(locale, { ...query, group, page: 1 }),
          label: t(`group.${group}`),
          count: counts[group],
          isCurrent: query.group === group,
        }))}
      />
      <FilterForm
        label={t('filter.label')}
        search={{ text: query.q, label: t('search.label'), submitLabel: t('search.submit') }}
        kept={{ group: query.group === 'all' ? null : query.group }}
        toQueryString={(sent) => formatRecordingQuery(parseRecordingQuery(sent))}
        filters={null}
        chosen={[]}
        order={{
          label: t('filter.order'),
          value: query.order,
          choices: recordingOrders.map((id) => ({ id, label: t(`order.${id}`) })),
        }}
      />
    </>
  )
}
