import type { ReactNode } from 'react'
import type { Selection } from './use-selection.ts'

/** A column of a `DataTable`. */
export interface Column<Row> {
  key: string
  label: string
  /** For columns of buttons and menus: only screen readers get the heading. */
  labelHidden?: boolean
  cell: (row: Row) => ReactNode
  /** URL of the heading's link, and the current order by this column. */
  sort?: { to: string; direction: 'ascending' | 'descending' | null }
  align?: 'start' | 'end'
  /**
   * Place in a card, which is a row on narrow screens: a line of its own in soft or plain text, the last line together
   * with others (default), or nowhere. A cell whose content has `data-empty` is left out.
   */
  card?: 'text' | 'state' | 'meta' | 'none'
  /** The card shows the heading too, for values that say nothing without it, such as counts. */
  cardLabel?: boolean
  /** The person may hide the column, or show one that is hidden at first; needs `useTableView`. */
  optional?: boolean | 'hidden'
}

/** The checkboxes of a table. Without script they are fields of the form of the `BulkBar`. */
export interface TableSelection<Row> extends Selection {
  /** `id` of the form, and name of the fields. */
  form: string
  name: string
  /** Accessible names: "Choose Bruno", "Choose all on this page". */
  labelOf: (row: Row) => string
  allLabel: string
  /** Rows without a checkbox; by default each row has one. */
  isSelectable?: (row: Row) => boolean
}
