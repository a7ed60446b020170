import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

/** The first stop of the Tab key on every page: past header and menu to `#main`. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  )
}
