import { formatNumber } from '#platform/i18n/format.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import hidden from '#ui/base/VisuallyHidden.module.css'
import { useRootData } from '../../frame/use-root-data.ts'
import type { HomeData, StatisticKey } from '../home-data.ts'
import styles from './Statistics.module.css'

/** The statistics of the dictionary without those that are zero. */
export function Statistics({ numbers }: { numbers: HomeData['statistics'] }) {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  const nonZero = (Object.entries(numbers) as [StatisticKey, number][]).filter(([, count]) => count > 0)
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className={hidden.hidden}>
        {t('home.numbers')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without it, Safari does not announce a list without markers. */}
      <ul role="list" className={styles.numbers}>
        {nonZero.map(([key, count]) => (
          <li key={key}>
            <strong className={styles.figure}>{formatNumber(count, locale)}</strong>{' '}
            {t(`numbers.${key}`, { count })}
          </li>
        ))}
      </ul>
    </section>
  )
}
