import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './PictureRow.module.css'

interface Props {
  as?: 'div' | 'li'
  picture: ReactNode
  /** A StretchedLink with the name, and spans with further text. */
  children: ReactNode
  className?: string | undefined
}

/** A list item: a picture with a name and short text beside it. The whole row is the link. */
export function PictureRow({ as: Row = 'div', picture, children, className }: Props) {
  return (
    <Row className={classNames(styles.row, className)} data-covered>
      {picture}
      <span className={styles.words}>{children}</span>
    </Row>
  )
}
