import { useEffect, useState } from 'react'
import Copy from '#ui/icons/copy.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { useCopy } from './use-copy.ts'

interface Props {
  text: string
  label: string
  /** The message that names what was copied. */
  done: string
}

/** Copies a text; rendered only in browsers with a clipboard. */
export function CopyButton({ text, label, done }: Props) {
  const copy = useCopy(text, done)
  const [isSupported, setSupported] = useState(false)
  useEffect(() => setSupported('clipboard' in navigator), [])
  if (!isSupported) return null
  return (
    <Button size="small" icon={<Icon icon={Copy} size={16} />} onClick={copy}>
      {label}
    </Button>
  )
}
