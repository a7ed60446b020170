import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './OffensiveMark.module.css'

/** Marks an offensive sign of a list; empty for any other. */
export function OffensiveMark({ sign }: { sign: { isOffensive: boolean } }) {
  const { t } = useTranslation('ui')
  return sign.isOffensive ? <span className={styles.mark}>{t('offensive')}</span> : null
}
