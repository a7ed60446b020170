import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './inputs.module.css'

/** A line of text; inside a Field. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames(styles.input, className)} />
}

/** Several lines of text, growing with what is written; inside a Field. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(styles.input, className)} />
}
