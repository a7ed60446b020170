import { sql } from 'kysely'
import { getConstructionPlans } from 'pg-boss'
import type { Db } from '#platform/db/transaction.ts'

/**
 * Prepares a migrated database for `resetDatabase`: copies the rows that the migrations inserted, and the list of the
 * migrations, to the schema `reset`, and creates the function that deletes all rows and inserts the copied ones. It
 * also creates the tables of the job queues, so that every test finds them, whether a test with jobs ran before or not.
 */
export async function prepareReset(db: Db): Promise<void> {
  await sql.raw(getConstructionPlans()).execute(db)
  const tables = await listTables(db)
  const filledNames = await findNonEmptyTables(db, tables)
  const filled = tables.filter(({ name }) => filledNames.has(name))

  const copies = filled.map(({ name }) => `create table reset.${name} as table public.${name};`)
  const deletes = tables.map(({ name }) => `delete from public.${name};`)
  const inserts = filled.map(
    ({ name, columns }) =>
      `insert into public.${name} (${columns}) overriding system value select ${columns} from reset.${name};`,
  )
  await sql
    .raw(`
      create schema reset;
      ${copies.join('\n')}
      create function reset.everything() returns void language plpgsql as $body$
      begin
        perform set_config('session_replication_role', 'replica', true);
        ${[...deletes, ...inserts].join('\n')}
      end $body$;
    `)
    .execute(db)
}

/** Brings a prepared database back to what the migrations left; identity numbers go on. */
export async function resetDatabase(db: Db): Promise<void> {
  await sql`select reset.everything()`.execute(db)
}

async function listTables(db: Db) {
  const { rows } = await sql<{ name: string; columns: string }>`
    select quote_ident(c.relname) as name,
      (select string_agg(quote_ident(a.attname), ', ') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  `.execute(db)
  return rows
}

async function findNonEmptyTables(db: Db, tables: { name: string }[]): Promise<Set<string>> {
  const tests = tables.map(({ name }) => `select '${name}' as name where exists (select from public.${name})`)
  const { rows } = await sql.raw<{ name: string }>(tests.join(' union all ')).execute(db)
  return new Set(rows.map(({ name }) => name))
}
