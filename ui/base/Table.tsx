import { type ReactNode, useId } from 'react'
import styles from './Table.module.css'

interface Props {
  caption: ReactNode
  /** Column headings; none may be empty. */
  head: readonly ReactNode[]
  /** Rows, `<tr>` with a `<th scope="row">` first. */
  children: ReactNode
}

/** A table with its caption; scrolls sideways by itself, by keyboard too, where the page is too narrow. */
export function Table({ caption, head, children }: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.frame} tabIndex={0} aria-labelledby={id}>
      <table className={styles.table}>
        <caption id={id} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places.
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
