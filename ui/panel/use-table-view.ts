import { useSyncExternalStore } from 'react'
import type { Column } from './table-column.ts'

/** How a person wants to see a table. */
export interface TableView {
  isCompact: boolean
  /** Keys of the optional columns that are not shown. */
  hidden: readonly string[]
}

const standard: TableView = { isCompact: false, hidden: [] }
const storageKey = (table: string) => `table.${table}`

const listeners = new Set<() => void>()
/** The parsed value of each stored text, because React compares snapshots by identity. */
const parsed = new Map<string, TableView>()

/** The stored view; the standard one where storage is blocked or its content is not a view. */
export function readTableView(table: string): TableView {
  try {
    const text = localStorage.getItem(storageKey(table))
    if (text === null) return standard
    const known = parsed.get(text)
    if (known) return known
    const { isCompact, hidden } = JSON.parse(text)
    const view = {
      isCompact: isCompact === true,
      hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
    }
    parsed.set(text, view)
    return view
  } catch {
    return standard
  }
}

function writeTableView(table: string, view: TableView): void {
  try {
    localStorage.setItem(storageKey(table), JSON.stringify(view))
  } catch {
    // Without storage the choice cannot be kept, so the table stays as it is.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The columns and the row height that the person chose for a table, kept in the browser.
 * @param table name of the table, unique in the panel: "users"
 */
export function useTableView<Shown extends Pick<Column<never>, 'key' | 'label' | 'optional'>>(
  table: string,
  columns: readonly Shown[],
) {
  const view = useSyncExternalStore(
    subscribe,
    () => readTableView(table),
    () => standard,
  )
  const hidden =
    view === standard
      ? columns.filter(({ optional }) => optional === 'hidden').map(({ key }) => key)
      : view.hidden
  return {
    isCompact: view.isCompact,
    hidden,
    columns: columns.filter(({ key, optional }) => !(optional && hidden.includes(key))),
    optional: columns.filter(({ optional }) => optional).map(({ key, label }) => ({ key, label })),
    setView: (change: Partial<TableView>) =>
      writeTableView(table, { isCompact: view.isCompact, hidden, ...change }),
  }
}
