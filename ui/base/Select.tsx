import type { ComponentProps } from 'react'
import ChevronDown from '#ui/icons/chevron-down.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './inputs.module.css'

/** A styled native select with `<option>` children; for use in a Field. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.selectFrame}>
      <select {...rest} className={classNames(styles.select, className)}>
        {children}
      </select>
      <Icon icon={ChevronDown} className={styles.chevron} />
    </span>
  )
}
