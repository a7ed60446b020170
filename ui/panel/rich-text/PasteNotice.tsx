import { useTranslation } from '#platform/i18n/use-translation.ts'
import { type Removed, removedKinds } from './clean-html.ts'
import styles from './RichText.module.css'

/** What was removed from a pasted text. */
export function PasteNotice({ removed, onClose }: { removed: Removed; onClose: () => void }) {
  const { t } = useTranslation('editor')
  const parts = removedKinds.flatMap((kind) => {
    const count = removed[kind]
    return count ? [t(`paste.${kind}`, { count })] : []
  })
  if (parts.length === 0) return null
  return (
    <p className={styles.notice}>
      {t('paste.removed')} {parts.join(', ')}.{' '}
      <button type="button" className={styles.textTool} onClick={onClose}>
        {t('paste.close')}
      </button>
    </p>
  )
}
