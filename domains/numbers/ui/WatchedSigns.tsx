import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Table } from '#ui/base/Table.tsx'

interface Props {
  /** The most watched first. */
  signs: readonly { id: number; gloss: string; views: number; path: string }[]
  locale: Locale
}

/** The most watched signs of the period. */
export function WatchedSigns({ signs, locale }: Props) {
  const { t } = useTranslation('numbers')
  if (signs.length === 0) return <p>{t('views.none')}</p>
  return (
    <Table hasNumbers caption={t('views.caption')} head={[t('views.sign'), t('views.count')]}>
      {signs.map(({ id, gloss, views, path }) => (
        <tr key={id}>
          <th scope="row">
            <a className="gloss" href={path}>
              {gloss}
            </a>
          </th>
          <td>{formatNumber(views, locale)}</td>
        </tr>
      ))}
    </Table>
  )
}
