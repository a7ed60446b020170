import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { deleteCounts } from '../count-occurrences.queries.ts'

/** A matching of the glosses of a version. */
export interface Matching {
  id: number
  versionId: number
}

/** SQL: the matching of a present version whose occurrences are shown. */
export const shownMatching = (versionId: number) =>
  sql`(select matching_id from eaf_video where eaf_video.version_id = ${versionId}::integer)`

export async function insertMatching(db: Db, versionId: number): Promise<Matching> {
  const { id } = await db
    .insertInto('eafMatching')
    .values({ versionId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, versionId }
}

/** Shows the occurrences of a matching instead of the former ones. */
export async function showMatching(tx: Tx, recordingId: number, matchingId: number): Promise<void> {
  await tx.updateTable('eafVideo').set({ matchingId }).where('id', '=', recordingId).execute()
}

/**
 * Lets the transactions that change links of signs end first, and later ones wait. Take it before the lock of the recording:
 * they need that too.
 */
export const lockLinks = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('occurrence'))`.execute(tx)

/**
 * What decides about the links of a recording and may change while its glosses are matched: freed glosses, and decisions
 * about values. Two equal results mean that nothing changed.
 */
export async function readLinkBasis(db: Db, recordingId: number): Promise<string> {
  const { rows } = await sql<{ basis: string }>`
    select concat(
      (select md5(string_agg(concat_ws(' ', sign_id, gloss), chr(10) order by sign_id, gloss)) from freed_gloss), ' ',
      (
        select md5(string_agg(concat_ws(' ', part, sign_id, set_aside_reason, value), chr(10) order by value, part))
        from eaf_value where eaf_video_id = ${recordingId}
      )
    ) as basis
  `.execute(db)
  return rows[0]?.basis ?? ''
}

/** Rows of one statement: each takes some milliseconds. */
const deletedAtOnce = 5_000

/** Deletes a matching with its occurrences in short statements, so that other queries do not wait. */
export async function deleteMatching(db: Db, { id, versionId }: Matching): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from occurrence where id in (
        select id from occurrence where version_id = ${versionId} and matching_id = ${id} limit ${deletedAtOnce}
      )
    `.execute(db)
    if (Number(numAffectedRows ?? 0) < deletedAtOnce) break
  }
  await deleteCounts(db, { id, versionId })
  await db.deleteFrom('eafMatching').where('id', '=', id).execute()
}

/** Matchings that began before a time and are not shown. */
export async function listHiddenMatchings(db: Db, before: Date): Promise<Matching[]> {
  const { rows } = await sql<Matching>`
    select matching.id, matching.version_id from eaf_matching matching
    where began_at < ${before}
      and not exists (select from eaf_video where eaf_video.matching_id = matching.id)
    order by matching.id
  `.execute(db)
  return rows
}
