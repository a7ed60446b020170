import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { MissingWordView } from '../missing-word.presenter.ts'
import styles from './missing-words.module.css'

/** Height of a bar for the greatest number, px. */
const height = 24
const [barWidth, gap] = [6, 2]

/** Searches of the last weeks as bars; screen readers get the numbers. */
export function WeekBars({ weeks }: Pick<MissingWordView, 'weeks'>) {
  const { t } = useTranslation('missingWords')
  const width = weeks.length * (barWidth + gap) - gap
  const label = t('weeks.label', { counts: weeks.map(({ searches }) => searches).join(', ') })
  return (
    <svg className={styles.bars} role="img" aria-label={label} width={width} height={height}>
      {weeks.map(({ start, searches, share }, index) => {
        const size = searches === 0 ? 0 : Math.max(2, Math.round(share * height))
        return (
          <rect
            key={start}
            x={index * (barWidth + gap)}
            y={height - size}
            width={barWidth}
            height={size}
            rx={1}
          />
        )
      })}
    </svg>
  )
}
