import { Field } from '../base/Field.tsx'
import styles from './Slider.module.css'

interface Props {
  label: string
  /** 0 by default. */
  min?: number
  /** 1 by default. */
  max?: number
  /** 0.01 by default. */
  step?: number
  value: number
  /** What screen readers read instead of the number. */
  valueText?: string
  onChange: (value: number) => void
}

/** A number that is chosen by dragging or with the arrow keys. */
export const Slider = ({ label, min = 0, max = 1, step = 0.01, value, valueText, onChange }: Props) => (
  <Field label={label}>
    {(control) => (
      <input
        {...control}
        type="range"
        className={styles.slider}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    )}
  </Field>
)
