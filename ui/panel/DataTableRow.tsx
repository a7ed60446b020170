import type { ReactNode } from 'react'
import { BareCheckbox } from '../base/Checkbox.tsx'
import { classNames } from '../base/class-names.ts'
import cards from './DataTableCard.module.css'
import styles from './DataTableRow.module.css'
import type { Column, TableSelection } from './table-column.ts'

/** What the rows of a table consist of. */
export interface RowParts<Row> {
  /** The first column contains the row headings. */
  columns: readonly Column<Row>[]
  /** Picture beside the row heading: 52 × 39 in a row, 92 × 69 in a card; a face is 36 px, in a card 44. */
  picture?: { shape: 'poster' | 'face'; of: (row: Row) => ReactNode } | undefined
  /** Buttons of a row, usually a `Menu`; they stay in view at its end. */
  actions?: { label: string; of: (row: Row) => ReactNode } | undefined
  selection?: TableSelection<Row> | undefined
}

interface Props<Row> extends RowParts<Row> {
  row: Row
  id: string | number
  isCompact?: boolean | undefined
}

/** A row of a table, on narrow screens a card: box, row heading with its picture, values, actions. */
export function DataRow<Row>({ row, id, columns, picture, actions, selection, isCompact }: Props<Row>) {
  const [heading, ...further] = columns
  const className = classNames(
    styles.row,
    cards.card,
    picture && styles[picture.shape],
    picture && cards[picture.shape],
    selection && cards.selectable,
    isCompact && styles.compact,
  )
  return (
    <tr className={className} data-chosen={selection?.chosen.has(id) || undefined}>
      {selection && (
        <td className={classNames(styles.select, cards.select)}>
          <RowCheckbox row={row} id={id} selection={selection} />
        </td>
      )}
      {heading && (
        <th scope="row" className={styles.heading}>
          {picture && <span className={classNames(styles.picture, cards.picture)}>{picture.of(row)}</span>}
          <span className={styles.title}>{heading.cell(row)}</span>
        </th>
      )}
      {further.map(({ key, label, cell, align, card = 'meta', cardLabel }) => (
        <td
          key={key}
          className={classNames(styles.value, align === 'end' && styles.end)}
          data-card={card}
          data-label={cardLabel ? label : undefined}
        >
          {cell(row)}
        </td>
      ))}
      {actions && <td className={classNames(styles.actions, cards.actions)}>{actions.of(row)}</td>}
    </tr>
  )
}

interface CheckboxProps<Row> {
  row: Row
  id: string | number
  selection: TableSelection<Row>
}

function RowCheckbox<Row>({ row, id, selection }: CheckboxProps<Row>) {
  if (!(selection.isSelectable?.(row) ?? true)) return null
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside has a name; the label is its larger target.
    <label className={styles.target}>
      <BareCheckbox
        name={selection.name}
        value={id}
        form={selection.form}
        checked={selection.chosen.has(id)}
        onChange={({ currentTarget }) => selection.choose(id, currentTarget.checked)}
        aria-label={selection.labelOf(row)}
      />
    </label>
  )
}
