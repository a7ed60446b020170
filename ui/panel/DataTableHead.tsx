import ArrowDown from '#ui/icons/arrow-down.ts'
import ArrowUp from '#ui/icons/arrow-up.ts'
import ArrowUpDown from '#ui/icons/arrow-up-down.ts'
import { BareCheckbox } from '../base/Checkbox.tsx'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/Icon.tsx'
import { useHydrated } from '../base/use-hydrated.ts'
import hidden from '../base/VisuallyHidden.module.css'
import styles from './DataTableHead.module.css'
import cells from './DataTableRow.module.css'
import type { Column, TableSelection } from './table-column.ts'

const sortIcons = { ascending: ArrowUp, descending: ArrowDown }

interface Props {
  columns: readonly Omit<Column<never>, 'cell'>[]
  selection: SelectAllProps['selection'] | undefined
  /** The rows that have a checkbox. */
  keys: SelectAllProps['keys']
  /** Heading of the column of actions, for screen readers. */
  actions: string | undefined
}

/** The headings of a table and the checkbox for all its rows. */
export function TableHead({ columns, selection, keys, actions }: Props) {
  return (
    <thead className={styles.head}>
      <tr className={styles.row}>
        {selection && <SelectAllCell selection={selection} keys={keys} />}
        {columns.map((column) => (
          <HeaderCell key={column.key} column={column} />
        ))}
        {actions && (
          <th scope="col" className={classNames(styles.cell, styles.actions)}>
            <span className={hidden.hidden}>{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

/** The heading of a column; a link where the table can be sorted by it. */
function HeaderCell({ column }: { column: Omit<Column<never>, 'cell'> }) {
  const { label, labelHidden, sort, align } = column
  const className = classNames(styles.cell, align === 'end' && styles.end)
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

interface SelectAllProps {
  selection: Pick<TableSelection<never>, 'chosen' | 'chooseAll' | 'allLabel'>
  /** The rows that have a checkbox. */
  keys: readonly (string | number)[]
}

/** The checkbox that chooses all rows of the page; a mark between on and off while some are chosen. */
function SelectAllCell({ selection: { chosen, chooseAll, allLabel }, keys }: SelectAllProps) {
  const isHydrated = useHydrated()
  const areAll = keys.length > 0 && keys.every((key) => chosen.has(key))
  return (
    <td className={classNames(styles.cell, styles.select)}>
      {isHydrated && keys.length > 0 && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside has a name; the label is its larger target.
        <label className={cells.target}>
          <BareCheckbox
            checked={areAll}
            ref={(box) => {
              if (box) box.indeterminate = chosen.size > 0 && !areAll
            }}
            onChange={() => chooseAll(keys, !areAll)}
            aria-label={allLabel}
          />
          <span className={styles.allLabel} aria-hidden>
            {allLabel}
          </span>
        </label>
      )}
    </td>
  )
}
