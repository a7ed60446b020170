import type { AccountActor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { writeAuditLog } from '../audit-log.export.ts'
import { mayReadAuditLog } from '../audit-log.policy.ts'
import type { AuditQuery } from '../audit-query.input.ts'
import type { AuditLogContext } from './audit-log-context.ts'
import { listAuditBatches } from './list-audit-entries.ts'

/**
 * The filtered list as a CSV file. The download is an entry too.
 * @throws AppError the reasons of `mayReadAuditLog`
 */
export async function exportAuditLog(
  context: AuditLogContext,
  actor: AccountActor,
  request: { query: AuditQuery; locale: Locale },
): Promise<AsyncGenerator<string>> {
  authorize(mayReadAuditLog(actor))
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      thing: 'auditLog',
      ids: null,
      action: 'exported',
      facts: { format: 'csv' },
      by: actor.id,
      at: context.now(),
    }),
  )
  return writeAuditLog(listAuditBatches(context, actor, request))
}
