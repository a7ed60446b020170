import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { Table } from '#ui/base/Table.tsx'
import type { MonthView } from '../numbers.presenter.ts'
import styles from './MonthChart.module.css'

interface Props {
  months: readonly MonthView[]
  locale: Locale
}

/** Columns for each month, and the same numbers as a table. */
export function MonthChart({ months, locale }: Props) {
  const { t } = useTranslation('numbers')
  const sum = (which: 'created' | 'published') => months.reduce((total, month) => total + month[which], 0)
  const most = Math.max(1, ...months.flatMap(({ created, published }) => [created, published]))
  const height = (count: number) => ({ blockSize: `${(100 * count) / most}%` })
  const created = t('created', { count: sum('created') })
  const published = t('published', { count: sum('published') })
  return (
    <>
      <figure className={styles.figure}>
        <figcaption className={styles.legend}>
          <span className={styles.created}>{created}</span>
          <span className={styles.published}>{published}</span>
        </figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard. */}
        <section className={styles.frame} tabIndex={0} aria-label={t('months.chart')}>
          <p className={styles.most} aria-hidden>
            {formatNumber(most, locale)}
          </p>
          <ol className={styles.months} aria-hidden>
            {months.map(({ label, short, year, ...month }) => (
              <li key={label} className={styles.month} title={label}>
                <span className={styles.columns}>
                  <span className={styles.created} style={height(month.created)} />
                  <span className={styles.published} style={height(month.published)} />
                </span>
                <span className={styles.label}>{short}</span>
                <span className={styles.label}>{year}</span>
              </li>
            ))}
          </ol>
        </section>
      </figure>
      <Disclosure summary={t('months.table')}>
        <Table
          hasNumbers
          caption={t('months.caption')}
          head={[t('months.month'), t('people.created'), t('people.published')]}
        >
          {months.map(({ label, ...month }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatNumber(month.created, locale)}</td>
              <td>{formatNumber(month.published, locale)}</td>
            </tr>
          ))}
        </Table>
      </Disclosure>
    </>
  )
}
