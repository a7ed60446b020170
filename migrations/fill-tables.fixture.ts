import pg from 'pg'
import {
  inDependencyOrder,
  isExcludedTable,
  listTables,
  type Query,
} from '#platform/backup/database-schema.ts'

interface Column {
  name: string
  type: string
  isRequired: boolean
}

interface Reference {
  columns: string[]
  target: string
  targetColumns: string[]
}

interface TableShape {
  name: string
  columns: Column[]
  references: Reference[]
  /** SQL of the check constraints. */
  checks: string[]
}

/** Values of columns that checks or readers restrict more than their type, by `table.column` or by the column alone; `{n}` is a new number, and lists are taken in turns. */
export type KnownValues = Readonly<Record<string, string | readonly string[] | null>>

/** Two, because some tables connect two rows of another one. */
const rowsPerTable = 2

/**
 * Inserts rows into each table that is new or has other columns than at the last call, with a value in every column where
 * the checks allow it, else in the required ones. It reads types, references and checks from the database, so it fits to
 * the state of any migration.
 */
export function createFiller(known: KnownValues) {
  const shapes = new Map<string, string>()
  /** How many rows it has written into each table. */
  const written = new Map<string, number>()
  let number = 0
  async function fill(query: Query): Promise<void> {
    const states = await readStates(query)
    const changed = states.filter(({ name, state }) => !isExcludedTable(name) && shapes.get(name) !== state)
    for (const { name, state } of changed) shapes.set(name, state)
    for (const table of await readShapes(
      query,
      changed.map(({ name }) => name),
    ))
      for (let row = 0; row < rowsPerTable; row++)
        if (await insertRow(query, table, known, ++number))
          written.set(table.name, (written.get(table.name) ?? 0) + 1)
  }
  return { fill, written }
}

/** The number of rows of each table. */
export async function countRows(query: Query): Promise<Map<string, number>> {
  const counts = (await listTables(query)).map(
    ({ name }) =>
      `select ${pg.escapeLiteral(name)} as name, count(*)::int as rows from ${pg.escapeIdentifier(name)}`,
  )
  const found = await query<{ name: string; rows: number }>(counts.join(' union all '))
  return new Map(found.map(({ name, rows }) => [name, rows]))
}

/** @returns false if the table has the only row that it may have */
async function insertRow(query: Query, table: TableShape, known: KnownValues, number: number) {
  const knownOf = (name: string): string | null | undefined => {
    const value = known[name]
    return typeof value === 'object' && value !== null ? value[number % value.length] : value
  }
  const given = new Map<string, string | null>()
  for (const { name } of table.columns) {
    const value = knownOf(`${table.name}.${name}`)
    if (value !== undefined) given.set(name, value)
  }
  const references = await readReferences(query, table.references, given)
  const textOf = (name: string): string | null | undefined =>
    references.has(name) ? references.get(name) : (knownOf(name) ?? valueOfChecks(table.checks, name))
  const toText = ({ name, type }: Column): string | null => {
    const text = textOf(name)
    return text === undefined ? valueOfType(type, number) : (text?.replaceAll('{n}', `${number}`) ?? null)
  }
  const failures: unknown[] = []
  for (const columns of [table.columns, table.columns.filter(({ isRequired }) => isRequired)]) {
    const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
    const values = columns.map((column, index) => `$${index + 1}::text::${column.type}`).join(', ')
    const insert =
      columns.length === 0
        ? `insert into ${pg.escapeIdentifier(table.name)} default values`
        : `insert into ${pg.escapeIdentifier(table.name)} (${names}) overriding system value values (${values})`
    await query('savepoint row')
    try {
      await query(insert, columns.map(toText))
      return true
    } catch (error) {
      failures.push(error)
      await query('rollback to savepoint row')
    }
  }
  // A table that allows no second row like this has one of an earlier state.
  if (failures.every((error) => (error as { code?: string }).code === '23505')) return false
  throw new Error(`No row fits into ${table.name}. Give its columns known values.`, { cause: failures })
}

/** The first text that a check such as `kind in ('a', 'b')` allows. */
function valueOfChecks(checks: readonly string[], column: string): string | undefined {
  for (const check of checks) {
    const list = new RegExp(`\\(\\(?"?${column}"? = ANY \\(\\(?ARRAY\\['([^']*)'`).exec(check)
    const single = new RegExp(`\\("?${column}"? = '([^']*)'::text\\)`).exec(check)
    const found = list?.[1] ?? single?.[1]
    if (found !== undefined) return found
  }
  return undefined
}

function valueOfType(type: string, number: number): string {
  if (type.endsWith('[]')) return '{}'
  if (/^(integer|bigint|smallint|numeric|real|double)/.test(type)) return `${number}`
  if (type === 'boolean') return 'true'
  if (type === 'jsonb' || type === 'json') return '{}'
  if (type === 'bytea') return '\\x00'
  if (/^(timestamp|date)/.test(type)) return '2026-01-02'
  if (type === 'uuid') return '00000000-0000-4000-8000-000000000000'
  return `x${number}`
}

/** Adds the values of columns that refer to rows of other tables, of the newest rows there; null without one. */
async function readReferences(
  query: Query,
  references: readonly Reference[],
  given: ReadonlyMap<string, string | null>,
): Promise<Map<string, string | null>> {
  const values = new Map(given)
  const uses = new Map<string, number>()
  for (const { columns, target, targetColumns } of references) {
    const before = uses.get(target) ?? 0
    uses.set(target, before + 1)
    // Numbered, because names of columns are changed in results.
    const selected = targetColumns.map((name, index) => `${pg.escapeIdentifier(name)}::text as c${index}`)
    const fixed = columns.flatMap((column, index) => {
      const value = values.get(column)
      return value === undefined || value === null
        ? []
        : [`${pg.escapeIdentifier(targetColumns[index] ?? '')}::text = ${pg.escapeLiteral(value)}`]
    })
    const where = fixed.length === 0 ? '' : `where ${fixed.join(' and ')}`
    const rows = await query<Record<string, string>>(
      `select ${selected.join(', ')} from ${pg.escapeIdentifier(target)} ${where} order by ctid desc limit ${before + 1}`,
    )
    // Two references to one table are to different rows where possible.
    const row = rows.at(-1)
    for (const [index, column] of columns.entries()) {
      const value = row?.[`c${index}`]
      if (!given.has(column) && !values.get(column)) values.set(column, value ?? null)
    }
  }
  return values
}

/** All tables that a backup contains, with a text that is another one when their columns are. */
const readStates = (query: Query) =>
  query<{ name: string; state: string }>(
    `select c.relname as name,
      string_agg(concat_ws(' ', a.attname, a.atttypid, a.attnotnull), ', ' order by a.attnum) as state
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' group by c.relname`,
  )

/** Tables in the order of their references, with what is needed to write a row. */
async function readShapes(query: Query, names: readonly string[]): Promise<TableShape[]> {
  const shapes = await query<TableShape>(
    `select c.relname as name,
      coalesce((select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'isRequired', a.attnotnull and not a.atthasdef and a.attidentity = '') order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and a.attidentity = ''), '[]') as columns,
      coalesce((select json_agg(json_build_object('target', t.relname,
          'columns', (select json_agg(a.attname order by k.n) from unnest(f.conkey) with ordinality k (num, n)
            join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num),
          'targetColumns', (select json_agg(a.attname order by k.n) from unnest(f.confkey) with ordinality k (num, n)
            join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.num)) order by array_length(f.conkey, 1) desc)
        from pg_constraint f join pg_class t on t.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> f.conrelid), '[]') as references,
      coalesce((select json_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c'), '[]') as checks
    from pg_class c where c.oid = any($1::text[]::regclass[]) order by c.relname`,
    [names],
  )
  const references = shapes.flatMap(({ name, references }) =>
    references.map(({ target }) => ({ table: name, target })),
  )
  return inDependencyOrder(shapes, references)
}
