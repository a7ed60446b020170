import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from './toast-store.ts'

/** Copies a text and says whether that worked. */
export function useCopy(text: string): () => void {
  const { t } = useTranslation('ui')
  return () => {
    // Undefined on pages without HTTPS.
    const copied: Promise<void> = navigator.clipboard?.writeText(text) ?? Promise.reject()
    void copied.then(
      () => toast(t('copy.done'), 'success'),
      () => toast(t('copy.failed'), 'danger'),
    )
  }
}
