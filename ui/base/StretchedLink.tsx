import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './StretchedLink.module.css'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** URL. */
  to: string
}

/** A link whose clickable area covers the nearest ancestor with `data-covered`, such as a card or row. */
export function StretchedLink({ to, className, ...rest }: Props) {
  return <a {...rest} href={to} className={classNames(styles.link, className)} />
}
