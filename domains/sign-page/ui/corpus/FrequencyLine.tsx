import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { FrequencyView } from '../../presenters/sign.presenter.ts'
import styles from './FrequencyLine.module.css'

const bars = [1, 2, 3, 4, 5]
const filledBars = { veryCommon: 5, common: 4, lessCommon: 3, rare: 2 } as const

/** How often the sign is used, in words and as five rising bars. Of seldom used signs only the number. */
export function FrequencyLine({ frequency: { uses, details } }: { frequency: FrequencyView }) {
  const { t } = useTranslation('corpus')
  const times = t('frequency.uses', { count: uses })
  if (!details) return <p className={styles.line}>{times}</p>
  return (
    <p className={styles.line}>
      <span className={styles.bars} aria-hidden>
        {bars.map((bar) => (
          <i key={bar} data-filled={bar <= filledBars[details.level] || undefined} />
        ))}
      </span>
      <strong>{t(`frequency.level.${details.level}`)}</strong>
      <span>
        {times}, {t('frequency.rank', { rank: details.rank })}
      </span>
    </p>
  )
}
