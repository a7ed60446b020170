import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import ChevronDown from '#ui/icons/chevron-down.ts'
import { Icon } from './Icon.tsx'
import styles from './PlayerControls.module.css'
import { speeds } from './playback.ts'

interface Props {
  speed: number
  onSelect: (speed: number) => void
}

/** The choice of the playback rate. */
export function SpeedSelect({ speed: current, onSelect }: Props) {
  const { t, language } = useTranslation('ui')
  return (
    <span className={styles.speedFrame}>
      <select
        className={styles.speed}
        aria-label={t('player.speed')}
        title={`${t('player.speed')} (< >)`}
        value={current}
        onChange={(event) => onSelect(Number(event.currentTarget.value))}
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {formatNumber(speed, language as Locale)}×
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} size={16} className={styles.chevron} />
    </span>
  )
}
