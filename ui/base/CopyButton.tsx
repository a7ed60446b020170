import { useEffect, useState } from 'react'
import Copy from '#ui/icons/copy.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { useCopy } from './use-copy.ts'

interface Props {
  text: string
  label: string
  /** Where several buttons have the same label. */
  accessibleName?: string
}

/** Copies a text; rendered only in browsers with a clipboard. */
export function CopyButton({ text, label, accessibleName }: Props) {
  const copy = useCopy(text)
  const [isSupported, setSupported] = useState(false)
  useEffect(() => setSupported('clipboard' in navigator), [])
  if (!isSupported) return null
  return (
    <Button size="small" icon={<Icon icon={Copy} size={16} />} aria-label={accessibleName} onClick={copy}>
      {label}
    </Button>
  )
}
