import type { ReactNode } from 'react'
import { Icon } from '#ui/base/Icon.tsx'
import ChevronDown from '#ui/icons/chevron-down.ts'
import styles from './CollapsibleSidebar.module.css'

interface Props {
  summary: ReactNode
  /** Whether it is open on a narrow screen. */
  isOpen?: boolean
  children: ReactNode
}

/** A column beside the main content; on a narrow screen, a disclosure above it. It works without JavaScript. */
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
