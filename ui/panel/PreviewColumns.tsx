import type { ReactNode } from 'react'
import styles from './PreviewColumns.module.css'

interface Props {
  /** What visitors will see. */
  preview: ReactNode
  children: ReactNode
}

/** A form with its preview: beside it, and above it in narrow windows. */
export const PreviewColumns = ({ preview, children }: Props) => (
  <div className={styles.columns}>
    <div>{children}</div>
    <div className={styles.aside}>{preview}</div>
  </div>
)
