import { insertAuditReason } from '#platform/audit/audit.queries.ts'
import type { AuditAction } from '#platform/audit/audit-catalogue.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { afterCommit, type Tx } from '#platform/db/transaction.ts'
import { recordSecurityEvent } from '#platform/log/security-log.ts'

/**
 * Records events of an account in the audit log, in the transaction of the change, and in the security log after its
 * commit.
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
  kinds: readonly AuditAction<'account'>[],
): Promise<void> {
  for (const action of kinds) {
    const entries = await recordAudit(tx, { thing: 'account', ids: [accountId], action, by, at })
    if (reason !== null) await insertAuditReason(tx, entries, reason)
  }
  afterCommit(tx, async () => {
    for (const change of kinds) recordSecurityEvent('account.changed', { account: accountId, change })
  })
}
