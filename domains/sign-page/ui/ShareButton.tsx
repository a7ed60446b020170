import { useEffect, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Share2 from '#ui/icons/share-2.ts'

/** Opens the share dialog of the device; rendered only in browsers that support it. */
export function ShareButton({ title, address }: { title: string; address: string }) {
  const { t } = useTranslation('signs')
  const [isSupported, setSupported] = useState(false)
  useEffect(() => setSupported('share' in navigator), [])
  if (!isSupported) return null
  // The promise is rejected when the user cancels the dialog.
  const share = () => void navigator.share({ title, url: address }).catch(() => {})
  return (
    <Button size="small" icon={<Icon icon={Share2} size={16} />} onClick={share}>
      {t('shareWith')}
    </Button>
  )
}
