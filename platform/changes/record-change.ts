import { afterCommit, type Tx } from '../db/transaction.ts'
import { insertChange, notify } from './change.queries.ts'
import { changeChannel, refreshFollowers } from './follow-changes.ts'

/**
 * Records a public change of the transaction. All processes follow these records, this one right after the commit.
 * Call it last: it locks out other writers until the commit, so that versions follow the order of commits.
 * @param kind of the changed rows, as defined by the domain that reads them; the table checks it
 * @param ids of the changed rows; `[1]` for a kind without rows
 * @returns the version of the change; null when `ids` is empty, because then nothing is recorded
 */
export async function recordChange(tx: Tx, kind: string, ids: readonly number[]): Promise<number | null> {
  if (ids.length === 0) return null
  const version = await insertChange(tx, kind, ids)
  await notify(tx, changeChannel)
  afterCommit(tx, refreshFollowers)
  return version
}
