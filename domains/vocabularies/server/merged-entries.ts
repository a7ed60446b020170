import type { Tx } from '#platform/db/transaction.ts'
import { listMergedEntries, lockExistingEntries } from './merged-entry.queries.ts'

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
  const missing = await lockExistingEntries(tx, [...new Set(ids)])
  if (missing.length === 0) return { merged, gone: [] }
  for (const { id, into } of await listMergedEntries(tx, missing)) merged.set(id, into)
  await lockExistingEntries(tx, [...merged.values()])
  return { merged, gone: missing.filter((id) => !merged.has(id)) }
}
