import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { type ReactNode, useId } from 'react'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/Icon.tsx'
import hidden from '../base/VisuallyHidden.module.css'
import styles from './DataTable.module.css'

export interface Column<Row> {
  key: string
  label: string
  /** For buttons and menus: the heading is read aloud but not shown. */
  labelHidden?: boolean
  cell: (row: Row) => ReactNode
  /** Where pressing the heading leads, and how the list is ordered by this column now. */
  sort?: { to: string; direction: 'ascending' | 'descending' | null }
  align?: 'start' | 'end'
}

interface Props<Row> {
  caption: string
  /** Read aloud but not shown, where a heading above says the same. */
  captionHidden?: boolean
  /** The first names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** What stands there instead of rows. */
  empty: ReactNode
}

/** A list to work with: rows of 40 px under a head that stays in view, ordered by links in it. Scrolls sideways by itself. */
export function DataTable<Row>({ caption, captionHidden, columns, rows, keyOf, empty }: Props<Row>) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.frame} tabIndex={0} aria-labelledby={id}>
      <table className={styles.table}>
        <caption id={id} className={captionHidden ? hidden.hidden : styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, cell, align }, at) => {
                const className = align === 'end' ? styles.end : undefined
                return at === 0 ? (
                  <th key={key} scope="row" className={className}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={className}>
                    {cell(row)}
                  </td>
                )
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown }

function HeaderCell({ column }: { column: Omit<Column<never>, 'cell'> }) {
  const { label, labelHidden, sort, align } = column
  const className = align === 'end' ? styles.end : undefined
  if (!sort)
    return (
      <th scope="col" className={className}>
        <span className={labelHidden ? hidden.hidden : undefined}>{label}</span>
      </th>
    )
  const { to, direction } = sort
  return (
    <th scope="col" className={className} aria-sort={direction ?? 'none'}>
      <a href={to} className={styles.sort}>
        {label}
        <Icon
          icon={direction ? sortIcons[direction] : ArrowUpDown}
          size={16}
          className={classNames(!direction && styles.idle)}
        />
      </a>
    </th>
  )
}
