import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './StretchedLink.module.css'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** Its address. */
  to: string
}

/** The name of a card or row, as a link that takes every press on it: the nearest element with `data-covered`. */
export function StretchedLink({ to, className, ...rest }: Props) {
  return <a {...rest} href={to} className={classNames(styles.link, className)} />
}
