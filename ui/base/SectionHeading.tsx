import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

interface Props {
  /** Labels the section. */
  id: string
  children: ReactNode
  /** A link to everything, at the end of the line. */
  link?: ReactNode
}

/** The heading of a section with a link to more beside it. */
export function SectionHeading({ id, children, link }: Props) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {children}
      </h2>
      {link}
    </div>
  )
}
