import { type ComponentProps, type ReactNode, useId } from 'react'
import { Choice, type ChoiceProps } from './Choice.tsx'
import { FieldError } from './Field.tsx'
import styles from './inputs.module.css'

/** A labelled checkbox. The element around it is always there, so a new error does not remount the input. */
export function Checkbox({ error, ...rest }: ChoiceProps & { error?: ReactNode }) {
  const id = useId()
  const errorAttributes = error ? { 'aria-invalid': true, 'aria-describedby': id } : {}
  return (
    <div>
      <Choice {...rest} {...errorAttributes} type="checkbox" />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

interface BareProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  'aria-label': string
}

/** A checkbox in a table, where the row is its visible label. */
export const BareCheckbox = (props: BareProps) => <input {...props} type="checkbox" className={styles.mark} />
