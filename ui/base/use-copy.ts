import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from './toast-store.ts'

/**
 * Copies a text and says whether that worked.
 * @param done the message that names what was copied
 */
export function useCopy(text: string, done: string): () => void {
  const { t } = useTranslation('ui')
  return () => {
    // Undefined on pages without HTTPS.
    const copied: Promise<void> = navigator.clipboard?.writeText(text) ?? Promise.reject()
    void copied.then(
      () => toast(done, 'success'),
      () => toast(t('copy.failed'), 'danger'),
    )
  }
}
