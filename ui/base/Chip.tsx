import type { ReactNode } from 'react'
import X from '#ui/icons/x.ts'
import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  children: ReactNode
  /** Removes the chip; without it the chip is text only. Needs `removeLabel`. */
  onRemove?: () => void
  /** URL of the page without the chip, for chips that are part of a URL; instead of `onRemove`. */
  removeTo?: string
  /** Accessible name of the remove button: "Remove the filter Animals". */
  removeLabel?: string
  lang?: string
}

/** A selected filter or a tag. */
export function Chip({ children, onRemove, removeTo, removeLabel, lang }: Props) {
  return (
    <span className={styles.chip}>
      <span className={styles.word} lang={lang}>
        {children}
      </span>
      {removeTo !== undefined && (
        <a className={styles.remove} href={removeTo} aria-label={removeLabel} title={removeLabel}>
          <Icon icon={X} size={16} />
        </a>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          onClick={onRemove}
          aria-label={removeLabel}
          title={removeLabel}
        >
          <Icon icon={X} size={16} />
        </button>
      )}
    </span>
  )
}
