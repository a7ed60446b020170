import type { Tx } from '#platform/db/transaction.ts'
import { moveSentBackDecisions } from './decision.queries.ts'

/** After a merge of values, signs that were sent back to their authors are still sent back. */
export async function keepDecisions(
  tx: Tx,
  saved: readonly { id: number; revision: number; changed: boolean }[],
): Promise<void> {
  const changed = saved.filter((sign) => sign.changed)
  if (changed.length === 0) return
  await moveSentBackDecisions(tx, changed)
}
