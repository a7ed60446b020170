import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/base/Icon.tsx'
import hidden from '#ui/base/VisuallyHidden.module.css'
import Check from '#ui/icons/check.ts'
import styles from './ChoiceChips.module.css'

interface Props<Value extends string | number> {
  /** Accessible name of the group. */
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** Called for the Delete and Backspace keys while an option is chosen. */
  onClear?: () => void
  /** Further buttons in the row. */
  children?: ReactNode
}

/** One of several short options; arrow keys move between them. */
export function ChoiceChips<Value extends string | number>(props: Props<Value>) {
  const { legend, options, value, onChange, onClear, children } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={legend}
      aria-keyshortcuts={onClear && 'Delete'}
      className={styles.chips}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            className={hidden.hidden}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onKeyDown={({ key }) => {
              if (value !== undefined && (key === 'Delete' || key === 'Backspace')) onClear?.()
            }}
          />
          {option.value === value && <Icon icon={Check} size={16} />}
          {option.label}
        </label>
      ))}
      {children}
    </div>
  )
}
