import { sql } from 'kysely'
import { afterCommit, type Tx } from '../db/transaction.ts'
import { changeChannel, refreshFollowers } from './follow-changes.ts'

/**
 * Records that the transaction changes something public. All processes follow these records, this one right after
 * the commit. Call it last: from here to the commit every other writer waits, so the numbers follow the order of the
 * commits.
 * @param kind of the changed rows, as the domain that reads them names it; the table checks it
 * @param ids of the changed rows; `[1]` where the kind has no rows of its own
 * @returns the number of the change; null when `ids` is empty, because then nothing is recorded
 */
export async function recordChange(tx: Tx, kind: string, ids: readonly number[]): Promise<number | null> {
  if (ids.length === 0) return null
  const { version } = await tx
    .updateTable('dictionaryVersion')
    .set((eb) => ({ version: eb('version', '+', sql<number>`1`) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  await sql`
    insert into public_change (version, kind, entity_id)
    select distinct ${version}::bigint, ${kind}::text, id from unnest(${ids}::integer[]) as id
  `.execute(tx)
  await sql`select pg_notify(${changeChannel}, '')`.execute(tx)
  afterCommit(tx, refreshFollowers)
  return Number(version)
}
