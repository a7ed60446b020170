import type pg from 'pg'

/** A column that a backup keeps, with its type as SQL writes it. */
export interface Column {
  name: string
  type: string
}

/** A table as the database's own catalogue describes it. */
export interface Table {
  name: string
  columns: Column[]
  /** SQL that puts its rows in the same order on every engine and machine. */
  order: string
}

/** A foreign key, by the SQL that makes it. */
export interface ForeignKey {
  table: string
  name: string
  definition: string
  target: string
}

/** Runs a query of one transaction. */
export type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

/** The query function of a connection. */
export const queryOf =
  (client: pg.ClientBase): Query =>
  async (text, values) =>
    (await client.query(text, values)).rows

// The migrator's own tables: the manifest names the migrations instead.
const excludedTables = ['kysely_migration', 'kysely_migration_lock']

const isOwnRelation = `n.nspname = 'public' and c.relpersistence = 'p' and not c.relispartition
  and not c.relname = any($1) and not exists (
    select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** Every table of the program, those that others refer to first. Generated columns are left out. */
export async function listTables(query: Query): Promise<Table[]> {
  const tables = await query<Table>(
    `select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce(
        (select string_agg(quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end,
            ', ' order by k.position)
          from pg_index i, unnest(i.indkey::int2[]) with ordinality as k (attnum, position), pg_attribute a
          where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum),
        quote_ident(c.relname) || '::text collate "C"') as order
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and ${isOwnRelation}
    order by c.relname collate "C"`,
    [excludedTables],
  )
  return inDependencyOrder(tables, await listForeignKeys(query))
}

/** Every foreign key between the program's tables. */
export function listForeignKeys(query: Query): Promise<ForeignKey[]> {
  return query<ForeignKey>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition, t.relname as target
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.conparentid = 0 and ${isOwnRelation}
    order by c.relname collate "C", k.conname collate "C"`,
    [excludedTables],
  )
}

/** The names of the sequences behind identity and serial columns, and of free ones. */
export async function listSequences(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${isOwnRelation} order by c.relname collate "C"`,
    [excludedTables],
  )
  return rows.map(({ name }) => name)
}

/** Sorts tables after those they refer to; a cycle, or a table that refers to itself, has no such order. */
export function inDependencyOrder<T extends { name: string }>(
  tables: T[],
  references: { table: string; target: string }[],
): T[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const targets = Map.groupBy(references, ({ table }) => table)
  const sorted = new Set<T>()
  const begun = new Set<string>()

  const visit = (name: string) => {
    const table = byName.get(name)
    if (!table || begun.has(name)) return
    begun.add(name)
    for (const { target } of targets.get(name) ?? []) visit(target)
    sorted.add(table)
  }
  for (const { name } of tables) visit(name)
  return [...sorted]
}
