import type { ReactNode } from 'react'
import styles from './FormGrid.module.css'

/** Fields of a form that belong together: side by side where there is room. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
