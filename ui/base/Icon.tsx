import type { ComponentProps, ComponentType } from 'react'

type Svg = ComponentType<ComponentProps<'svg'> & { size?: number | string }>

interface Props {
  /** One icon of the set: `import Search from 'lucide-react/icons/search'`. */
  of: Svg
  /** Its meaning in words; leave it out when a text beside it says the same. */
  label?: string
  /** Side in pixels, 20 by default. */
  size?: number
  className?: string
}

/** A line icon of 20 px; silent to screen readers unless it has a label. */
export function Icon({ of: Picture, label, size = 20, className }: Props) {
  const naming = label
    ? { role: 'img', 'aria-label': label, 'aria-hidden': undefined }
    : { 'aria-hidden': true }
  return <Picture size={size} className={className} strokeWidth={1.9} focusable={false} {...naming} />
}
