import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  children: ReactNode
  /** Takes the chip away; without it the chip only says something. Needs `removeLabel`. */
  onRemove?: () => void
  /** Where the page without it stands, for chips that are part of an address; in place of `onRemove`. */
  removeTo?: string
  /** What the cross does: "Remove the filter Animals". */
  removeLabel?: string
  lang?: string
}

/** A chosen filter, a tag: a word or two in a pill. */
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
