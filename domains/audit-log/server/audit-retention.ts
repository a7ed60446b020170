import type { AccountActor } from '#platform/actor.ts'
import { readAuditRetention } from '#platform/audit/audit.queries.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { JobDefinition } from '#platform/jobs/job-definition.ts'
import { authorize } from '#platform/policy.ts'
import { mayChangeRetention } from '../audit-log.policy.ts'
import { deleteEntriesBefore, storeRetention } from './audit-log.queries.ts'
import type { AuditLogContext } from './audit-log-context.ts'

const everyNight = '41 3 * * *'

type Context = Pick<AuditLogContext, 'db' | 'now'>

/**
 * Sets the retention. Older ones are deleted at night. The table refuses to delete others.
 * @param months null: without end
 * @throws AppError the reasons of `mayChangeRetention`
 */
export async function changeAuditRetention(
  { db, now }: Context,
  actor: AccountActor,
  { months }: { months: number | null },
): Promise<void> {
  authorize(mayChangeRetention(actor))
  await inTransaction(db, async (tx) => {
    if (months === (await readAuditRetention(tx))) return
    await storeRetention(tx, months)
    await recordAudit(tx, {
      thing: 'auditLog',
      ids: null,
      action: 'retention-changed',
      facts: { months },
      by: actor.id,
      at: now(),
    })
  })
}

/** Deletes the entries that are older than owners want to keep. The history of an account stays with the account. */
export const auditRetentionJob: JobDefinition<Context> = {
  queue: { name: 'audit.retention' },
  schedule: everyNight,
  run: (context) => deleteOldEntries(context),
}

/** @see auditRetentionJob */
export async function deleteOldEntries({ db, now }: Context): Promise<void> {
  await inTransaction(db, async (tx) => {
    const months = await readAuditRetention(tx)
    if (months === null) return
    const before = now()
    before.setUTCMonth(before.getUTCMonth() - months)
    await deleteEntriesBefore(tx, before)
  })
}
