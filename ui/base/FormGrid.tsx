import type { ReactNode } from 'react'
import styles from './FormGrid.module.css'

/** Related fields of a form, side by side where the width allows. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
