import type { ReactNode } from 'react'
import { classNames } from '#ui/base/class-names.ts'
import styles from './PanelPage.module.css'

interface Props {
  children: ReactNode
  className?: string | undefined
}

/** The layout of a page of the panel: its parts below each other. */
export const PanelPage = ({ children, className }: Props) => (
  <div className={classNames(styles.page, className)}>{children}</div>
)

/** The heading of a page with its actions beside it. */
export const PageHeader = ({ children }: Pick<Props, 'children'>) => (
  <header className={styles.head}>{children}</header>
)

/** The actions of a page, beside its heading or below it. */
export const PageActions = ({ children }: Pick<Props, 'children'>) => (
  <div className={styles.actions}>{children}</div>
)
