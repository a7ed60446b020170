import { type ReactNode, useId } from 'react'
import { Choice, type ChoiceProps } from './Choice.tsx'
import { FieldError } from './Field.tsx'

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
