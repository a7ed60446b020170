import type { ReactNode } from 'react'
import { CardGrid } from './Card.tsx'
import styles from './CardRow.module.css'

interface Props {
  /** Id of the heading, which labels the section. */
  id: string
  title: ReactNode
  /** A link to all items, beside the heading. */
  moreLink?: ReactNode
  /** A sentence under the heading. */
  note?: ReactNode
  /** CardItems, as in a CardGrid. */
  children: ReactNode
  /** Content of the section below the cards. */
  footer?: ReactNode
  className?: string
}

/** A section with a heading, a link to more and a row of cards, which scrolls sideways on phones. */
export function CardRow({ id, title, moreLink, note, children, footer, className }: Props) {
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {moreLink}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <CardGrid className={className ? `${styles.row} ${className}` : styles.row}>{children}</CardGrid>
      {footer}
    </section>
  )
}
