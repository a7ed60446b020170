import { type ReactNode, useId } from 'react'
import { Choice } from './Choice.tsx'
import { FieldError } from './Field.tsx'
import styles from './inputs.module.css'

interface RadioGroupProps {
  legend: ReactNode
  name: string
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[]
  /** Selected value; with it the group is controlled and needs `onChange`. */
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  error?: ReactNode
  required?: boolean
  /** Options side by side where the width allows. */
  inline?: boolean
}

/** Radio buttons in a fieldset, for a choice of a few options. */
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
