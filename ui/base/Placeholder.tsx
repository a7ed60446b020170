import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Placeholder.module.css'

interface Props {
  /** Above the title: a picture, a number. */
  illustration: ReactNode
  title: ReactNode
  level: 1 | 2 | 3
  children: ReactNode
  /** Ways on. */
  actions: ReactNode
  /** A card of its own, as in place of a whole page. */
  isFramed?: boolean
}

/** What stands, in the middle, in place of something that is not there: EmptyState and ErrorCard are made of it. */
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
