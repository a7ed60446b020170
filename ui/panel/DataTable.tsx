import { type ReactNode, useId } from 'react'
import ArrowDown from '#ui/icons/arrow-down.ts'
import ArrowUp from '#ui/icons/arrow-up.ts'
import ArrowUpDown from '#ui/icons/arrow-up-down.ts'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/Icon.tsx'
import hidden from '../base/VisuallyHidden.module.css'
import styles from './DataTable.module.css'

export interface Column<Row> {
  key: string
  label: string
  /** For columns of buttons and menus: only screen readers get the heading. */
  labelHidden?: boolean
  cell: (row: Row) => ReactNode
  /** URL of the heading's link, and the current order by this column. */
  sort?: { to: string; direction: 'ascending' | 'descending' | null }
  align?: 'start' | 'end'
}

interface Props<Row> {
  caption: string
  /** Only screen readers get the caption, if a visible heading has the same text. */
  captionHidden?: boolean
  /** The first column contains the row headings. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Shown if there are no rows. */
  empty: ReactNode
}

/** A sortable table with a sticky head, which scrolls in its own frame. Sorting works by links. */
export function DataTable<Row>({ caption, captionHidden, columns, rows, keyOf, empty }: Props<Row>) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
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
              {columns.map(({ key, cell, align }, index) => {
                const className = align === 'end' ? styles.end : undefined
                return index === 0 ? (
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
