import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'

/** Replaces the counts of the occurrences of a matching by tier, sign and mark. */
export async function countOccurrences(
  db: Db,
  { id, versionId }: { id: number; versionId: number },
): Promise<void> {
  await sql`delete from occurrence_count where version_id = ${versionId} and matching_id = ${id}`.execute(db)
  await sql`
    insert into occurrence_count (version_id, matching_id, tier, sign_id, mark, occurrences, counted)
    select version_id, matching_id, tier, sign_id, mark, count(*)::integer, (count(*) filter (where counted))::integer
    from occurrence where version_id = ${versionId} and matching_id = ${id}
    group by version_id, matching_id, tier, sign_id, mark
  `.execute(db)
}
