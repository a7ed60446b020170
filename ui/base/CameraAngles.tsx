import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './CameraAngles.module.css'

export interface CameraAngle {
  /** Such as "Front" or "Side". */
  label: string
  source: string
  poster?: string | null
}

interface Props {
  angles: readonly CameraAngle[]
  current: number
  /** Called with the index. Without it (no JavaScript) each angle is a link to its file. */
  onSelect?: ((index: number) => void) | undefined
}

/** Selects the camera angle of a recording. */
export function CameraAngles({ angles, current, onSelect }: Props) {
  const { t } = useTranslation('ui')
  return (
    <fieldset className={styles.views}>
      <legend className={styles.label}>{t('player.views')}</legend>
      {angles.map(({ label, source }, index) =>
        onSelect ? (
          <button
            key={source}
            type="button"
            className={styles.view}
            aria-pressed={index === current}
            onClick={() => onSelect(index)}
          >
            {label}
          </button>
        ) : (
          <a key={source} className={styles.view} href={source}>
            {label}
          </a>
        ),
      )}
    </fieldset>
  )
}
