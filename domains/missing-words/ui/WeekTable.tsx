import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Table } from '#ui/base/Table.tsx'
import type { MissingWordView } from '../missing-word.presenter.ts'
import { WeekBars } from './WeekBars.tsx'

/** The searches of a word by week, the latest first. */
export function WeekTable({
  word: { weeks, searches },
}: {
  word: Pick<MissingWordView, 'weeks' | 'searches'>
}) {
  const { t } = useTranslation('missingWords')
  return (
    <>
      {weeks.some(({ searches: count }) => count > 0) && <WeekBars weeks={weeks} />}
      <Table
        caption={`${t('view.counts')}: ${searches}`}
        head={[t('column.weeks', { weeks: weeks.length }), t('column.searches')]}
      >
        {weeks.toReversed().map(({ start, searches: count }) => (
          <tr key={start}>
            <th scope="row">{t('weeks.week', { date: start })}</th>
            <td>{count}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}
