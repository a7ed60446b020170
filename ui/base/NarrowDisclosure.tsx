import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Disclosure } from './Disclosure.tsx'
import styles from './NarrowDisclosure.module.css'

interface Props extends ComponentProps<typeof Disclosure> {
  /** From which width it is always open, without its summary: on tablets or on wide screens. */
  openFrom: 'tablet' | 'wide'
}

/** Content that is collapsible only where there is little room for it. */
export const NarrowDisclosure = ({ className, openFrom, ...rest }: Props) => (
  <Disclosure {...rest} className={classNames(styles[openFrom], className)} />
)
