import { afterCommit, type Tx } from '#platform/db/transaction.ts'
import { recordSecurityEvent } from '#platform/log/security-log.ts'
import type { AccountEventKind } from '../account-event.ts'
import { insertEvents } from './account-event.queries.ts'

/**
 * Records events of an account in the transaction of the change, and in the log after its commit.
 * @param by account id of the person who made the change; null for the operator or the program
 * @param reason what the administrator gave as the reason
 */
export async function recordEvents(
  tx: Tx,
  {
    accountId,
    by,
    at,
    reason = null,
  }: { accountId: number; by: number | null; at: Date; reason?: string | null },
  kinds: readonly AccountEventKind[],
): Promise<void> {
  await insertEvents(
    tx,
    kinds.map((kind) => ({ accountId, actorId: by, kind, at, reason })),
  )
  afterCommit(tx, async () => {
    for (const change of kinds) recordSecurityEvent('account.changed', { account: accountId, change })
  })
}
