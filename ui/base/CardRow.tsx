import type { ReactNode } from 'react'
import { CardGrid } from './Card.tsx'
import styles from './CardRow.module.css'
import { SectionHeading } from './SectionHeading.tsx'

interface Props {
  /** Id of the heading, which labels the section. */
  id: string
  title: ReactNode
  /** A link to all items, beside the heading. */
  moreLink?: ReactNode
  /** At most five CardItems. */
  children: ReactNode
}

/** A section with a heading, a link to more and a row of five cards, which scrolls sideways on narrow screens. */
export function CardRow({ id, title, moreLink, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} link={moreLink}>
        {title}
      </SectionHeading>
      <CardGrid className={styles.row}>{children}</CardGrid>
    </section>
  )
}
