import type { ComponentProps, ReactNode } from 'react'
import styles from './inputs.module.css'

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** A second line in a lighter style. */
  hint?: ReactNode
}

/** A labelled input of one option. Pages use `Checkbox` and `RadioGroup`. */
export function Choice({ type, label, hint, ...rest }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={styles.choice}>
      <input {...rest} type={type} className={styles.mark} />
      <span>{label}</span>
      {hint && <small>{hint}</small>}
    </label>
  )
}
