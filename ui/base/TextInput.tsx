import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './inputs.module.css'

/** A single-line text input; for use in a Field. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames(styles.input, className)} />
}

/** A multi-line text input that grows with its content; for use in a Field. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(styles.input, className)} />
}
