import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './FormSection.module.css'

interface Props {
  title: string
  children: ReactNode
  className?: string | undefined
}

/** A section of a long form with a title. */
export function FormSection({ title, children, className }: Props) {
  return (
    <fieldset className={classNames(styles.section, className)}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
