import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './KeyHints.module.css'

/** The keys of the page, without the further ones of the help. */
export function KeyHints() {
  const { t } = useTranslation(['occurrences', 'ui'])
  const rows = [
    [['↑', '↓'], t('keys.occurrence')],
    [[t('ui:player.spaceKey')], t('keys.play')],
    [['←', '→'], t('keys.frame')],
    [['+', '-'], t('keys.zoom')],
    [['?'], t('keys.all')],
  ] as const
  return (
    <p className={styles.hints} aria-hidden>
      {rows.map(([keys, meaning]) => (
        <span key={meaning} className={styles.hint}>
          {keys.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
          {meaning}
        </span>
      ))}
    </p>
  )
}
