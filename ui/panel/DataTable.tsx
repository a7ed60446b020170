import { type ReactNode, useId, useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import hidden from '../base/VisuallyHidden.module.css'
import styles from './DataTable.module.css'
import { TableHead } from './DataTableHead.tsx'
import { DataRow, type RowParts } from './DataTableRow.tsx'
import { useEarlyChoices } from './use-early-choices.ts'
import { useFits } from './use-fits.ts'

interface Props<Row> extends RowParts<Row> {
  caption: string
  /** Only screen readers get the caption, if a visible heading has the same text. */
  captionHidden?: boolean
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Shown if there are no rows. */
  empty: ReactNode
  /** Rows of 40 px without pictures, instead of 49. */
  isCompact?: boolean
}

/**
 * A sortable table whose head and row actions stay in view. A table that fits scrolls with the page; a wider one scrolls
 * in its own frame. On narrow screens each row is a card. Sorting works by links.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, captionHidden, columns, rows, keyOf, empty, picture, actions, selection, isCompact } =
    props
  const id = useId()
  const frame = useRef<HTMLElement>(null)
  const fits = useFits(frame)
  const selectable = selection ? rows.filter(selection.isSelectable ?? (() => true)).map(keyOf) : []
  useEarlyChoices(frame, selection, selectable)
  return (
    <section
      ref={frame}
      className={classNames(styles.frame, isCompact && styles.compact)}
      data-fits={fits ?? undefined}
      // A frame that scrolls must be reachable by keyboard.
      tabIndex={fits ? undefined : 0}
      aria-labelledby={id}
    >
      <table className={styles.table}>
        <caption id={id} className={captionHidden ? hidden.hidden : styles.caption}>
          {caption}
        </caption>
        <TableHead columns={columns} selection={selection} keys={selectable} actions={actions?.label} />
        <tbody>
          {rows.map((row) => (
            <DataRow
              key={keyOf(row)}
              id={keyOf(row)}
              row={row}
              {...{ columns, picture, actions, selection, isCompact }}
            />
          ))}
          {rows.length === 0 && (
            <tr className={styles.emptyRow}>
              <td colSpan={columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}
