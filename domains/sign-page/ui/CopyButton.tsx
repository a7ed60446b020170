import { useEffect, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { toast } from '#ui/base/toast-store.ts'
import Copy from '#ui/icons/copy.ts'

interface Props {
  text: string
  label: string
  /** Accessible name, when several buttons have the same label. */
  accessibleName?: string
}

/** Copies a text; rendered only in browsers with a clipboard. */
export function CopyButton({ text, label, accessibleName }: Props) {
  const { t } = useTranslation('signs')
  const [isSupported, setSupported] = useState(false)
  useEffect(() => setSupported('clipboard' in navigator), [])
  if (!isSupported) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(t('copied'), 'success'),
      () => toast(t('copyFailed'), 'danger'),
    )
  return (
    <Button
      size="small"
      icon={<Icon icon={Copy} size={16} />}
      aria-label={accessibleName}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  )
}
