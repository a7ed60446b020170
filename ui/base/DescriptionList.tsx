import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

interface Props {
  items: readonly { term: string; detail: ReactNode; lang?: string }[]
}

/** Facts of one thing: what, and beside it what it is; one below the other where it is narrow. */
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
