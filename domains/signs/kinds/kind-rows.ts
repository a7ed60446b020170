import type { TableSpec } from '../server/bulk-rows.queries.ts'
import type { SignDocument } from '../sign-document.ts'

/** A row of a table; the id of its sign is added to it. */
export type PartRow = Readonly<Record<string, unknown>>

/** The stored values of one sign. */
export interface SignRows {
  /** Columns of `sign`, by property key; null where empty. */
  columns: Readonly<Record<string, unknown>>
  /** Rows of further tables by the names of `tables`, ordered as these say. */
  tables: Readonly<Record<string, readonly PartRow[]>>
}

/** How the database stores the properties of one kind. */
export interface KindRows {
  /** The columns of `sign` that contain properties, with their SQL types. */
  columns?: Record<string, string>
  /** Further tables. A change of a sign replaces its rows in all tables of a kind. */
  tables?: Record<string, TableSpec>
  toRows(document: SignDocument): Partial<SignRows>
  fromRows(rows: SignRows): Partial<SignDocument>
}

export const positionColumns = { signId: 'integer', position: 'integer' }

/** Rows with their positions. */
export const numbered = <Item>(items: readonly Item[], toRow: (item: Item) => PartRow): PartRow[] =>
  items.map((item, position) => ({ position, ...toRow(item) }))

/** The rows of a table, with the type that its kind gave them. */
export const rowsOf = <Row>({ tables }: SignRows, table: string): readonly Row[] =>
  (tables[table] ?? []) as readonly Row[]
