import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Table.module.css'

interface Props {
  caption: ReactNode
  /** Column headings, none of them empty. */
  head: readonly ReactNode[]
  /** All columns but the first contain numbers. */
  hasNumbers?: boolean
  /** `<tr>` elements that begin with a `<th scope="row">`. */
  children: ReactNode
}

/** A table with a caption. On narrow screens it scrolls sideways, also by keyboard. */
export function Table({ caption, head, hasNumbers = false, children }: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
    <section className={styles.frame} tabIndex={0} aria-labelledby={id}>
      <table className={classNames(styles.table, hasNumbers && styles.numbers)}>
        <caption id={id} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order.
              <th key={index} scope="col">
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
