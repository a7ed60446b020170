import { useId } from 'react'
import styles from './LocationField.module.css'

interface Props {
  /** Id of the heading. */
  labelledBy: string
  /** Entry id and name. */
  rows: readonly { id: number; label: string }[]
  /** The row without a precise location. */
  none: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

/** Precise locations by name, one of them chosen; arrow keys move. */
export function LocationRows({ labelledBy, rows, none, value, onChange }: Props) {
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.rows}>
      {[{ id: undefined, label: none }, ...rows].map(({ id, label }) => (
        <label key={id ?? 'none'} className={styles.row}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}
