import Languages from 'lucide-react/icons/languages'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { useShell } from '../use-shell.ts'
import styles from './Uninformed.module.css'

/** The note over a text that is not informed in the reader's language. */
export function Uninformed() {
  const { t } = useTranslation('public')
  const { locale } = useShell()
  return (
    <p className={styles.note}>
      <Icon icon={Languages} />
      {t('notInformed', { language: t(`languages.${locale}`) })}
    </p>
  )
}
