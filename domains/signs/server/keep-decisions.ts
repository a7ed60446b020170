import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'
import { sentBack } from './sign.queries.ts'

/** After a merge of values, signs that were sent back to their authors are still sent back. */
export async function keepDecisions(
  tx: Tx,
  saved: readonly { id: number; revision: number; changed: boolean }[],
): Promise<void> {
  const changed = saved.filter((sign) => sign.changed)
  if (changed.length === 0) return
  await sql`
    update sign_decision set revision = merged.revision
    from unnest(${changed.map(({ id }) => id)}::integer[], ${changed.map(({ revision }) => revision)}::integer[])
      as merged(id, revision)
    where sign_id = merged.id and kind = ${sentBack} and sign_decision.revision = merged.revision - 1
  `.execute(tx)
}
