import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './CameraAngles.module.css'

export interface CameraAngle {
  /** What is seen from here: "Front", "Side". */
  label: string
  source: string
  poster?: string | null
}

interface Props {
  angles: readonly CameraAngle[]
  current: number
  /** Without it (no JavaScript) each view is a link to its file. */
  onSelect?: ((at: number) => void) | undefined
}

/** The views of one performance, under its video. */
export function CameraAngles({ angles, current, onSelect }: Props) {
  const { t } = useTranslation('ui')
  return (
    <fieldset className={styles.views}>
      <legend className={styles.label}>{t('player.views')}</legend>
      {angles.map(({ label, source }, at) =>
        onSelect ? (
          <button
            key={source}
            type="button"
            className={styles.view}
            aria-pressed={at === current}
            onClick={() => onSelect(at)}
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
