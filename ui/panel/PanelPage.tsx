import type { ReactNode } from 'react'
import { classNames } from '#ui/base/class-names.ts'
import styles from './PanelPage.module.css'

interface Props {
  children: ReactNode
  className?: string | undefined
}

/** A page of the panel: its parts one below the other. */
export const PanelPage = ({ children, className }: Props) => (
  <div className={classNames(styles.page, className)}>{children}</div>
)

/** What a page is about, its heading within, and beside it what can be done. */
export const PageHeader = ({ children }: Pick<Props, 'children'>) => (
  <header className={styles.head}>{children}</header>
)
