import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

/** The first focusable element of every page; skips header and menu to `#main`. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  )
}
