import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'

interface CountedMatching {
  id: number
  versionId: number
}

/** Deletes the counts and totals of a matching. */
export async function deleteCounts(db: Db, { id, versionId }: CountedMatching): Promise<void> {
  await sql`delete from occurrence_count where version_id = ${versionId} and matching_id = ${id}`.execute(db)
  await sql`delete from occurrence_total where version_id = ${versionId} and matching_id = ${id}`.execute(db)
}

/** Stores the totals of a matching, by tier, whose counts are stored. */
export async function insertTotals(db: Db, { id, versionId }: CountedMatching): Promise<void> {
  await sql`
    insert into occurrence_total (version_id, matching_id, tier, counted)
    select version_id, matching_id, tier, sum(counted)::integer
    from occurrence_count where version_id = ${versionId} and matching_id = ${id}
    group by version_id, matching_id, tier
  `.execute(db)
}

/** Replaces the counts of the occurrences of a matching by tier, sign and mark, and the totals. */
export async function countOccurrences(db: Db, matching: CountedMatching): Promise<void> {
  const { id, versionId } = matching
  await deleteCounts(db, matching)
  await sql`
    insert into occurrence_count (version_id, matching_id, tier, sign_id, mark, occurrences, counted)
    select version_id, matching_id, tier, sign_id, mark, count(*)::integer, (count(*) filter (where counted))::integer
    from occurrence where version_id = ${versionId} and matching_id = ${id}
    group by version_id, matching_id, tier, sign_id, mark
  `.execute(db)
  await insertTotals(db, matching)
}

/**
 * Corrects the totals of all shown matchings: a process of the release before 0.2.0 may run during an upgrade, and writes
 * counts alone. Call it while no transaction changes links (`lockLinks`).
 */
export async function correctTotals(db: Db): Promise<void> {
  await sql`
    insert into occurrence_total (version_id, matching_id, tier, counted)
    select c.version_id, c.matching_id, c.tier, sum(c.counted)::integer
    from occurrence_count c
    join eaf_video v on v.version_id = c.version_id and v.matching_id = c.matching_id
    group by c.version_id, c.matching_id, c.tier
    on conflict (version_id, matching_id, tier) do update set counted = excluded.counted, id = excluded.id
    where occurrence_total.counted <> excluded.counted
  `.execute(db)
}
