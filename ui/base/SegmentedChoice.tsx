import { type ReactNode, useId } from 'react'
import styles from './SegmentedChoice.module.css'
import hidden from './VisuallyHidden.module.css'

interface Props<Value extends string> {
  /** For screen readers. */
  legend: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of two to four short options, side by side. */
export function SegmentedChoice<Value extends string>({ legend, options, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.segments}>
      <legend className={hidden.hidden}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            className={hidden.hidden}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
