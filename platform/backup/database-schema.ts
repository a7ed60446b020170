import type pg from 'pg'

/** A column in a backup, with its SQL type. */
export interface Column {
  name: string
  type: string
}

/** A table as pg_catalog describes it. */
export interface Table {
  name: string
  columns: Column[]
  /** SQL that sorts the rows in the same order on every engine and machine. */
  order: string
}

/** A foreign key with its SQL definition. */
export interface ForeignKey {
  table: string
  name: string
  definition: string
  target: string
}

/** Runs a query on one connection or transaction. */
export type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

/** The query function of a connection. */
export const queryOf =
  (client: pg.ClientBase): Query =>
  async (text, values) =>
    (await client.query(text, values)).rows

/**
 * Not part of backups: the tables of the migrator, because the manifest contains the names of the migrations, the
 * secrets that sign forms, because a restored installation makes new ones, and when backups were written.
 */
const excludedTables = ['kysely_migration', 'kysely_migration_lock', 'installation_secret', 'backup_result']

export const isExcludedTable = (name: string): boolean => excludedTables.includes(name)

const isOwnRelation = `n.nspname = 'public' and c.relpersistence = 'p' and not c.relispartition
  and not c.relname = any($1) and not exists (
    select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** All tables of the program, without generated columns; tables come before those that refer to them. */
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

/** All foreign keys between the tables of the program. */
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

/** The names of all sequences, with or without a column. */
export async function listSequences(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${isOwnRelation} order by c.relname collate "C"`,
    [excludedTables],
  )
  return rows.map(({ name }) => name)
}

/** Sorts tables after those that they refer to, as far as references have no cycles. */
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
