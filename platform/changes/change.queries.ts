import { sql } from 'kysely'
import type { Db, Tx } from '../db/transaction.ts'

/** One recorded change of a row. */
export interface Change {
  /** Versions follow the order of commits. */
  version: number
  kind: string
  id: number
}

/** The version of the newest committed change. */
export async function readVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('dictionaryVersion').select('version').executeTakeFirstOrThrow()
  return Number(row.version)
}

/** The changes after a version, in the order of their commits. */
export async function listChangesAfter(db: Db, version: number): Promise<Change[]> {
  const rows = await db
    .selectFrom('publicChange')
    .select(['version', 'kind', 'entityId as id'])
    .where(sql<boolean>`version > ${version}`)
    .orderBy('version')
    .execute()
  return rows.map((row) => ({ ...row, version: Number(row.version) }))
}

/** Stores a change of rows under the next version, which stays locked until the commit. @returns the version */
export async function insertChange(tx: Tx, kind: string, ids: readonly number[]): Promise<number> {
  const { version } = await tx
    .updateTable('dictionaryVersion')
    .set((eb) => ({ version: eb('version', '+', sql<number>`1`) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  await sql`
    insert into public_change (version, kind, entity_id)
    select distinct ${version}::bigint, ${kind}::text, id from unnest(${ids}::integer[]) as id
  `.execute(tx)
  return Number(version)
}

/** Notifies the listeners of a channel when the transaction commits. */
export async function notify(tx: Tx, channel: string): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(tx)
}
