import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'

/** A chain of merges is followed this far at most; a longer one is no real one. */
const maxMerges = 20

/** The entry that each of these merged entries is part of now. */
export async function listMergedEntries(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; into: number }[]> {
  const { rows } = await sql<{ id: number; into: number }>`
    with recursive chain as (
      select entry_id, into_id, 1 as depth from vocabulary_merge
      where entry_id = any(${ids}::integer[]) and undone_at is null
      union all
      select chain.entry_id, merge.into_id, depth + 1 from chain
      join vocabulary_merge as merge on merge.entry_id = chain.into_id and merge.undone_at is null
      where depth < ${maxMerges}::integer
    )
    select distinct chain.entry_id as id, chain.into_id as "into" from chain
    join vocabulary_entry as target on target.id = chain.into_id
  `.execute(tx)
  return rows
}

/** Locks entries against deletion. @returns the ids that do not exist */
export async function lockExistingEntries(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select id from vocabulary_entry where id = any(${ids}::integer[]) order by id for key share
  `.execute(tx)
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !found.has(id))
}
