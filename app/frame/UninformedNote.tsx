import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import Languages from '#ui/icons/languages.ts'
import styles from './UninformedNote.module.css'

/** Note above a text that does not exist in the reader's language. */
export function UninformedNote() {
  const { t } = useTranslation('public')
  return (
    <p className={styles.note}>
      <Icon icon={Languages} />
      {t('notInformed')}
    </p>
  )
}
