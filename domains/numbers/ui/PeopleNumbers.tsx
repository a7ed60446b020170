import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Table } from '#ui/base/Table.tsx'
import type { NumbersView } from '../numbers.presenter.ts'

const columns = ['created', 'published', 'approved', 'pending'] as const

/** The signs of each person; each number links to its list. */
export function PeopleNumbers({ people, locale }: Pick<NumbersView, 'people'> & { locale: Locale }) {
  const { t } = useTranslation(['numbers', 'signList'])
  return (
    <Table
      hasNumbers
      caption={t('people.caption')}
      head={[t('people.person'), ...columns.map((column) => t(`people.${column}`))]}
    >
      {people.map(({ id, name, ...numbers }) => (
        <tr key={id}>
          <th scope="row">{name ?? t('signList:system')}</th>
          {columns.map((column) => {
            const { count, path } = numbers[column]
            return (
              <td key={column}>
                {count > 0 ? <a href={path}>{formatNumber(count, locale)}</a> : formatNumber(0, locale)}
              </td>
            )
          })}
        </tr>
      ))}
    </Table>
  )
}
