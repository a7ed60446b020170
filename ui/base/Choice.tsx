import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'
import styles from './inputs.module.css'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** A second, quieter line. */
  hint?: ReactNode
}

function Choice({ type, label, hint, ...rest }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={styles.choice}>
      <input {...rest} type={type} className={styles.mark} />
      <span>{label}</span>
      {hint && <small>{hint}</small>}
    </label>
  )
}

/** A yes-or-no box with its words. It stays the same box, ticked or not, when an error comes and goes. */
export function Checkbox({ error, ...rest }: ChoiceProps & { error?: ReactNode }) {
  const id = useId()
  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': id } : {}
  return (
    <div>
      <Choice {...rest} {...wrong} type="checkbox" />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

interface RadioGroupProps {
  legend: ReactNode
  name: string
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[]
  /** Chosen value; with it the group is controlled and needs `onChange`. */
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  error?: ReactNode
  required?: boolean
  /** Side by side where there is room. */
  inline?: boolean
}

/** One choice of a few, all of them in view. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, value, defaultValue, onChange, error, required, inline } = props
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={inline ? styles.row : undefined}>
        {options.map((option) => (
          <Choice
            key={option.value}
            {...option}
            type="radio"
            name={name}
            required={required}
            aria-invalid={error ? true : undefined}
            {...(onChange
              ? { checked: value === option.value, onChange: () => onChange(option.value) }
              : { defaultChecked: (value ?? defaultValue) === option.value })}
          />
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
