import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'

/** A chain of merges is followed this far at most; a longer one is no real one. */
const maxMerges = 20

/**
 * Locks entries against deletion until the transaction ends, and finds those that were merged into others meanwhile.
 * It waits for a merge that is under way.
 * @returns the entry that now stands for each merged id, and the ids that were deleted or never existed
 */
export async function lockEntries(
  tx: Tx,
  ids: readonly number[],
): Promise<{ merged: ReadonlyMap<number, number>; gone: number[] }> {
  const merged = new Map<number, number>()
  const missing = await lockExisting(tx, [...new Set(ids)])
  if (missing.length === 0) return { merged, gone: [] }
  const { rows } = await sql<{ id: number; into: number }>`
    with recursive chain as (
      select entry_id, into_id, 1 as depth from vocabulary_merge
      where entry_id = any(${missing}::integer[]) and undone_at is null
      union all
      select chain.entry_id, merge.into_id, depth + 1 from chain
      join vocabulary_merge as merge on merge.entry_id = chain.into_id and merge.undone_at is null
      where depth < ${maxMerges}::integer
    )
    select distinct chain.entry_id as id, chain.into_id as "into" from chain
    join vocabulary_entry as target on target.id = chain.into_id
  `.execute(tx)
  for (const { id, into } of rows) merged.set(id, into)
  await lockExisting(tx, [...merged.values()])
  return { merged, gone: missing.filter((id) => !merged.has(id)) }
}

/** @returns the ids that do not exist */
async function lockExisting(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select id from vocabulary_entry where id = any(${ids}::integer[]) order by id for key share
  `.execute(tx)
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !found.has(id))
}
