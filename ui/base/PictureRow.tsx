import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './PictureRow.module.css'

interface Props {
  as?: 'div' | 'li'
  picture: ReactNode
  /** Its name, a CoverLink, and spans that say more. */
  children: ReactNode
  className?: string | undefined
}

/** One thing of many in small: a picture, beside it its name and a few words; the whole row is its link. */
export function PictureRow({ as: Row = 'div', picture, children, className }: Props) {
  return (
    <Row className={classNames(styles.row, className)} data-covered>
      {picture}
      <span className={styles.words}>{children}</span>
    </Row>
  )
}
