import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Placeholder.module.css'

interface Props {
  /** A picture or a number above the title. */
  illustration: ReactNode
  title: ReactNode
  level: 1 | 2 | 3
  children: ReactNode
  /** Next steps: links or buttons. */
  actions: ReactNode
  /** A section of limited width, for use instead of a whole page. */
  isFramed?: boolean
}

/** Centred content shown instead of missing content; the layout of EmptyState and ErrorCard. */
export function Placeholder({ illustration, title, level, children, actions, isFramed = false }: Props) {
  const Frame = isFramed ? 'section' : 'div'
  const Heading = `h${level}` as const
  return (
    <Frame className={classNames(styles.standIn, isFramed && styles.framed)}>
      {illustration}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Frame>
  )
}
