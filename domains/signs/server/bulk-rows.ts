import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { wireName } from '../properties.ts'

/** A table with the SQL types of its columns, by their names in code. The texts are part of SQL statements. */
export interface TableSpec {
  table: string
  columns: Record<string, string>
  orderBy?: string
}

const rowsPerStatement = 10_000

/** The rows of a JSON parameter as a table `r` with columns named as in code. */
const jsonRecordset = ({ columns }: TableSpec, rows: unknown) => {
  const types = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`)
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(${sql.raw(types.join(', '))})`
}

/** Inserts many rows in few statements. */
export async function insertRows(
  tx: Tx,
  spec: TableSpec,
  rows: readonly object[],
  onConflict = '',
): Promise<void> {
  const names = Object.keys(spec.columns)
  const into = `${spec.table} (${names.map(wireName).join(', ')})`
  const from = names.map((name) => `r."${name}"`).join(', ')
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const records = jsonRecordset(spec, rows.slice(start, start + rowsPerStatement))
    await sql`insert into ${sql.raw(into)} select ${sql.raw(from)} from ${records} ${sql.raw(onConflict)}`.execute(
      tx,
    )
  }
}

/** Updates many rows by their id in one statement. */
export async function updateRows(tx: Tx, spec: TableSpec, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const changes = Object.keys(spec.columns).filter((name) => name !== 'id')
  const assignments = changes.map((name) => `${wireName(name)} = r."${name}"`).join(', ')
  await sql`
    update ${sql.raw(spec.table)} as t set ${sql.raw(assignments)} from ${jsonRecordset(spec, rows)} where t.id = r.id
  `.execute(tx)
}

/** The rows of these signs (of the signs themselves by `id`), as one JSON value. */
export async function selectRows<Row>(db: Db | Tx, spec: TableSpec, ids: readonly number[]): Promise<Row[]> {
  const key = 'signId' in spec.columns ? 'sign_id' : 'id'
  const names = Object.keys(spec.columns).map((name) => `${wireName(name)} as "${name}"`)
  const { rows } = await sql<{ rows: Row[] | null }>`
    select json_agg(r) as rows from (
      select ${sql.raw(names.join(', '))} from ${sql.raw(spec.table)}
      where ${sql.raw(key)} = any(${ids}::integer[]) order by ${sql.raw(spec.orderBy ?? key)}
    ) as r
  `.execute(db)
  return rows[0]?.rows ?? []
}

/** New ids of a table, in ascending order; unused ids are skipped. */
export async function reserveIds(db: Db | Tx, table: string, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id from generate_series(1, ${count}::integer)
  `.execute(db)
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}
