import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

interface Props {
  items: readonly { term: string; detail: ReactNode; lang?: string }[]
}

/** Terms with their details beside them; below them on narrow screens. */
export function DescriptionList({ items }: Props) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, detail, lang }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail} lang={lang}>
            {detail}
          </dd>
        </div>
      ))}
    </dl>
  )
}
