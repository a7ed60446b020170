import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { useCopy } from '#ui/base/use-copy.ts'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import Share2 from '#ui/icons/share-2.ts'
import styles from './ShareButton.module.css'

/** Opens the share dialog of the device; copies the address in browsers without one. */
export function ShareButton({ title, address }: { title: string; address: string }) {
  const { t } = useTranslation('signs')
  const copy = useCopy(address, t('addressCopied'))
  // The promise is rejected when the user cancels the dialog.
  const share = () =>
    'share' in navigator ? void navigator.share({ title, url: address }).catch(() => {}) : copy()
  return (
    <Button
      variant="quiet"
      className={styles.button}
      data-ready={useHydrated() || undefined}
      icon={<Icon icon={Share2} />}
      onClick={share}
    >
      {t('shareWith')}
    </Button>
  )
}
