import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { batchesOf } from '#platform/in-steps.ts'
import { wireName } from '../properties.ts'

/** A table with the SQL types of its columns, by their names in code. The texts are part of SQL statements. */
export interface TableSpec {
  table: string
  columns: Record<string, string>
  orderBy?: string
}

/** A statement with more rows is a text of megabytes, which takes the process too long to write. */
const rowsPerStatement = 500

/** The rows of a JSON parameter as a table `r` with columns named as in code. */
const jsonRecordset = ({ columns }: TableSpec, rows: unknown) => {
  const types = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`)
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(${sql.raw(types.join(', '))})`
}

const insertion = (spec: TableSpec, rows: readonly object[], onConflict = '') => {
  const names = Object.keys(spec.columns)
  const into = `${spec.table} (${names.map(wireName).join(', ')})`
  const from = names.map((name) => `r."${name}"`).join(', ')
  return sql`insert into ${sql.raw(into)} select ${sql.raw(from)} from ${jsonRecordset(spec, rows)} ${sql.raw(onConflict)}`
}

/** Inserts many rows in few statements. */
export async function insertRows(
  tx: Tx,
  spec: TableSpec,
  rows: readonly object[],
  onConflict = '',
): Promise<void> {
  for (const some of batchesOf(rows, rowsPerStatement)) await insertion(spec, some, onConflict).execute(tx)
}

/** Rows of one table. */
export interface RowsOfTable {
  spec: TableSpec
  rows: readonly object[]
}

/** Inserts rows into several tables; in one statement unless there are many. */
export async function insertIntoTables(tx: Tx, inserts: readonly RowsOfTable[]): Promise<void> {
  const filled = inserts.filter(({ rows }) => rows.length > 0)
  if (filled.reduce((sum, { rows }) => sum + rows.length, 0) <= rowsPerStatement)
    await executeTogether(
      tx,
      filled.map(({ spec, rows }) => insertion(spec, rows)),
    )
  else for (const { spec, rows } of filled) await insertRows(tx, spec, rows)
}

/** Deletes the rows of signs from several tables, in one statement. */
export const deleteFromTables = (
  tx: Tx,
  deletions: readonly { spec: TableSpec; signIds: readonly number[] }[],
): Promise<void> =>
  executeTogether(
    tx,
    deletions
      .filter(({ signIds }) => signIds.length > 0)
      .map(
        ({ spec, signIds }) =>
          sql`delete from ${sql.table(spec.table)} where sign_id = any(${signIds}::integer[])`,
      ),
  )

/** Each statement costs a message to the database and back, so that many short ones are slower than a long one. */
async function executeTogether(tx: Tx, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  if (statements.length === 0) return
  const parts = statements.map((statement, index) => sql`${sql.raw(`part_${index}`)} as (${statement})`)
  await sql`with ${sql.join(parts)} select`.execute(tx)
}

/** Updates many rows by their id in few statements. */
export async function updateRows(tx: Tx, spec: TableSpec, rows: readonly object[]): Promise<void> {
  const changes = Object.keys(spec.columns).filter((name) => name !== 'id')
  const assignments = changes.map((name) => `${wireName(name)} = r."${name}"`).join(', ')
  for (const some of batchesOf(rows, rowsPerStatement))
    await sql`
      update ${sql.raw(spec.table)} as t set ${sql.raw(assignments)} from ${jsonRecordset(spec, some)} where t.id = r.id
    `.execute(tx)
}

/** The rows of these signs (of the signs themselves by `id`) in several tables, in one statement. */
export async function selectTables<Name extends string>(
  db: Db | Tx,
  tables: Readonly<Record<Name, TableSpec>>,
  ids: readonly number[],
): Promise<Record<Name, unknown[]>> {
  const names = Object.keys(tables) as Name[]
  const columns = names.map((name) => {
    const spec = tables[name]
    const key = 'signId' in spec.columns ? 'sign_id' : 'id'
    const selected = Object.keys(spec.columns).map((column) => `${wireName(column)} as "${column}"`)
    return sql`(
      select coalesce(json_agg(r), '[]') from (
        select ${sql.raw(selected.join(', '))} from ${sql.raw(spec.table)}
        where ${sql.raw(key)} = any(wanted.ids) order by ${sql.raw(spec.orderBy ?? key)}
      ) as r
    ) as ${sql.raw(`"${name}"`)}`
  })
  const { rows } = await sql<Record<Name, unknown[]>>`
    select ${sql.join(columns)} from (select ${ids}::integer[] as ids) as wanted
  `.execute(db)
  const [found] = rows
  if (!found) throw new Error('a selection without tables has no row')
  return found
}

/** New ids of a table, in ascending order; unused ids are skipped. */
export async function reserveIds(db: Db | Tx, table: string, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id from generate_series(1, ${count}::integer)
  `.execute(db)
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}
