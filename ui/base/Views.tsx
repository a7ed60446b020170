import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './Views.module.css'

export interface View {
  /** What is seen from here: "Front", "Side". */
  label: string
  source: string
  poster?: string | null
}

interface Props {
  views: readonly View[]
  current: number
  /** Without it (no JavaScript) each view is a link to its file. */
  onChoose?: ((at: number) => void) | undefined
}

/** The views of one performance, under its video. */
export function Views({ views, current, onChoose }: Props) {
  const { t } = useTranslation('ui')
  return (
    <fieldset className={styles.views}>
      <legend className={styles.label}>{t('player.views')}</legend>
      {views.map(({ label, source }, at) =>
        onChoose ? (
          <button
            key={source}
            type="button"
            className={styles.view}
            aria-pressed={at === current}
            onClick={() => onChoose(at)}
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
