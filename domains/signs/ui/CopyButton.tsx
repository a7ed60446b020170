import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { toast } from '#ui/base/toast-store.ts'

interface Props {
  text: string
  label: string
  /** Its name where several buttons say the same. */
  name?: string
}

/** Copies a text; it stands there once the browser can do so. */
export function CopyButton({ text, label, name }: Props) {
  const { t } = useTranslation('signs')
  const [isAble, setAble] = useState(false)
  useEffect(() => setAble('clipboard' in navigator), [])
  if (!isAble) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(t('copied'), 'success'),
      () => toast(t('copyFailed'), 'danger'),
    )
  return (
    <Button size="small" icon={<Icon icon={Copy} size={16} />} aria-label={name} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
