import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from '#ui/base/Icon.tsx'
import styles from './CollapsibleSidebar.module.css'

interface Props {
  summary: ReactNode
  /** Whether it is open where there is no room for it beside the rest. */
  isOpen?: boolean
  children: ReactNode
}

/** A column beside the rest where there is room for one; else a line that opens it above. Works without JavaScript. */
export function CollapsibleSidebar({ summary, isOpen = false, children }: Props) {
  return (
    <details className={styles.sheet} open={isOpen}>
      <summary className={styles.summary}>
        {summary}
        <Icon icon={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
