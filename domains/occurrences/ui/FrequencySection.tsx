import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import pills from '#ui/base/pill-links.module.css'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import Download from '#ui/icons/download.ts'
import { barLengths, perThousand, type SharedUses } from '../frequency.ts'
import { type FrequencyDimension, frequencyDimensions } from '../occurrence.ts'
import type { OccurrenceQuery } from '../occurrence-query.input.ts'
import { occurrencesFilePath, occurrencesPath } from '../occurrences-paths.ts'
import type { ConcordanceView } from './concordance-view.ts'
import styles from './sections.module.css'

interface Props {
  query: OccurrenceQuery
  frequency: ConcordanceView['frequency']
  locale: Locale
}

/** How often signs are used: a table with bars in its rows, and by which rule they are counted. */
export function FrequencySection({ query, frequency, locale }: Props) {
  const { t } = useTranslation('occurrences')
  const { by, rows, sign, rules, total } = frequency
  const number = (value: number) => formatNumber(value, locale)
  const share = (value: number) => formatNumber(Number(value.toFixed(1)), locale)
  const bars = barLengths(rows)
  return (
    <section className={styles.part} aria-labelledby="frequency">
      <div className={styles.head}>
        <h2 id="frequency">{t('frequency.title')}</h2>
        <nav className={pills.list} aria-label={t('frequency.by')}>
          {frequencyDimensions
            .filter((one) => one !== 'sign' || query.sign === null)
            .map((one) => (
              <a
                key={one}
                className={pills.link}
                href={`${occurrencesPath(locale, { ...query, by: one })}#frequency`}
                aria-current={one === by ? 'true' : undefined}
              >
                {t(`by.${one}`)}
              </a>
            ))}
        </nav>
        <ButtonLink
          to={occurrencesFilePath(locale, 'frequency', query)}
          download
          icon={<Icon icon={Download} />}
        >
          CSV <VisuallyHidden>{t('frequency.title')}</VisuallyHidden>
        </ButtonLink>
      </div>
      {sign && (
        <p>
          {t('frequency.ofSign', {
            count: sign.uses,
            glosses: sign.glosses,
            share: share(perThousand(sign.uses, sign.glosses)),
          })}{' '}
          {sign.rank !== null && t('frequency.rank', { rank: sign.rank })}
        </p>
      )}
      <ul className={styles.rules}>
        {rules.map(({ rule, recordings }) => (
          <li key={rule}>
            {rules.length > 1 && `${t('frequency.recordings', { count: recordings })} `}
            {t(`rule.${rule}`)}
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <table className={styles.bars}>
          <caption>
            <VisuallyHidden>{t('frequency.title')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t(`by.${by}`)}</th>
              <td aria-hidden />
              <th scope="col" className={styles.number}>
                {t('frequency.uses')}
              </th>
              <th scope="col" className={styles.number}>
                {t('frequency.perThousand')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.key}>
                <th scope="row">
                  <RowName row={row} by={by} query={query} locale={locale} />
                </th>
                <td aria-hidden>
                  <span className={styles.bar} style={{ inlineSize: `${100 * (bars[index] ?? 0)}%` }} />
                </td>
                <td className={styles.number}>{number(row.uses)}</td>
                <td className={styles.number}>{share(row.perThousand)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {total > rows.length && <p>{t('frequency.more', { count: total - rows.length })}</p>}
    </section>
  )
}

interface NameProps {
  row: SharedUses
  by: FrequencyDimension
  query: OccurrenceQuery
  locale: Locale
}

/** The name of a row, with a link to its occurrences where a filter exists. */
function RowName({ row, by, query, locale }: NameProps) {
  const { t } = useTranslation('occurrences')
  const filter =
    by === 'sign'
      ? { sign: Number(row.key), by: null }
      : by === 'eaf_video'
        ? { recording: Number(row.key) }
        : by === 'participant' && row.key !== ''
          ? { participant: row.key }
          : null
  const name = by === 'hand' ? t(`hand.${row.key as 'strong'}`) : row.name || t('frequency.unnamed')
  if (!filter) return name
  return (
    <a
      className={by === 'sign' ? 'gloss' : undefined}
      href={occurrencesPath(locale, { ...query, ...filter, page: 1 })}
    >
      {name}
    </a>
  )
}
