import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import Download from '#ui/icons/download.ts'
import type { Collocation } from '../occurrence.ts'
import type { OccurrenceQuery } from '../occurrence-query.input.ts'
import { occurrencesFilePath, occurrencesPath } from '../occurrences-paths.ts'
import styles from './sections.module.css'

interface Props {
  query: OccurrenceQuery
  collocations: readonly Collocation[]
  locale: Locale
}

/** The glosses right before and after, the most frequent first. Each gloss is a filter. */
export function Collocations({ query, collocations, locale }: Props) {
  const { t } = useTranslation('occurrences')
  return (
    <section className={styles.part} aria-labelledby="collocations">
      <div className={styles.head}>
        <h2 id="collocations">{t('collocations.title')}</h2>
        <ButtonLink
          to={occurrencesFilePath(locale, 'collocations', query)}
          download
          icon={<Icon icon={Download} />}
        >
          CSV <VisuallyHidden>{t('collocations.title')}</VisuallyHidden>
        </ButtonLink>
      </div>
      <div className={styles.sides}>
        {(['before', 'after'] as const).map((side) => (
          <table key={side} className={styles.side}>
            <caption>{t(`collocations.${side}`)}</caption>
            <tbody>
              {collocations
                .filter((one) => one.side === side)
                .map(({ value, uses }) => (
                  <tr key={value}>
                    <th scope="row">
                      <a
                        className="gloss"
                        href={occurrencesPath(locale, { ...query, [side]: value, page: 1 })}
                      >
                        {value}
                      </a>
                    </th>
                    <td className={styles.number}>{formatNumber(uses, locale)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  )
}
