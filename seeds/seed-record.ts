import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'

/** Records that these seeds were loaded. */
export const recordSeeds = (db: Db | Tx, names: readonly string[]) =>
  sql`insert into seed_record (name) select unnest(${names}::text[]) on conflict do nothing`.execute(db)

/** Whether a seed was loaded at any time, even if its data has been deleted since. */
export async function wasSeeded(db: Db | Tx, name: string): Promise<boolean> {
  const { rows } = await sql`select from seed_record where name = ${name}`.execute(db)
  return rows.length > 0
}

/** Records a seed before it is loaded. @returns whether it had not been recorded */
export async function claimSeed(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`
    insert into seed_record (name) values (${name}) on conflict do nothing returning name
  `.execute(db)
  return rows.length > 0
}

/** After a failure, so that the seed is loaded with the next start. */
export const forgetSeed = (db: Db, name: string) =>
  sql`delete from seed_record where name = ${name}`.execute(db)
