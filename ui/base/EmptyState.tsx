import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { SignMark, type SignSymbolName } from './SignMark.tsx'

interface Props {
  title: ReactNode
  children?: ReactNode
  /** A way on: fewer filters, another search. */
  actions?: ReactNode
  mark?: SignSymbolName
  /** Heading level, 2 by default. */
  level?: 2 | 3
}

/** What stands where a list has nothing: a sentence and a way on. */
export function EmptyState({ title, children, actions, mark = 'five', level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <SignMark name={mark} size={3} className={styles.mark} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
