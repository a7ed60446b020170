import { formatNumber } from '#platform/i18n/format.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { HomeFacts, NumberKey } from '../home-facts.ts'
import { useShell } from '../use-shell.ts'
import styles from './Numbers.module.css'

/** The dictionary in numbers; what there is none of is not said. */
export function Numbers({ numbers }: { numbers: HomeFacts['numbers'] }) {
  const { t } = useTranslation('public')
  const { locale } = useShell()
  const said = (Object.entries(numbers) as [NumberKey, number][]).filter(([, count]) => count > 0)
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">{t('home.numbers')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one. */}
      <ul role="list" className={styles.numbers}>
        {said.map(([key, count]) => (
          <li key={key}>
            <strong className={styles.figure}>{formatNumber(count, locale)}</strong>{' '}
            {t(`numbers.${key}`, { count })}
          </li>
        ))}
      </ul>
    </section>
  )
}
