import { recordAudit } from '#platform/audit/record-audit.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { ErrorLog } from '#platform/log/log.ts'

/** The same refusal of the same person is an entry once in this time, so that requests cannot fill the log. */
const silenceMs = 10 * 60_000
const maxRemembered = 10_000

const infected = { thing: 'file', action: 'infected' } as const
const refused = (reason: ErrorCode) => ({
  thing: 'administration' as const,
  action: 'refused' as const,
  facts: { reason },
})

/**
 * Records that a signed-in person was refused something, or that anybody sent malware, outside the transaction that failed.
 * @returns what the security log calls; it never throws
 */
export function openAuditRefusals({ db, log, now }: { db: Db; log: ErrorLog; now: () => Date }) {
  const lastByRefusal = new Map<string, number>()
  return (accountId: number | null, reason: ErrorCode): void => {
    const at = now()
    const key = `${accountId} ${reason}`
    const last = lastByRefusal.get(key)
    if (last !== undefined && at.getTime() - last < silenceMs) return
    if (lastByRefusal.size >= maxRemembered) lastByRefusal.clear()
    lastByRefusal.set(key, at.getTime())
    inTransaction(db, (tx) =>
      recordAudit(tx, {
        ...(reason === 'file.infected' ? infected : refused(reason)),
        ids: null,
        by: accountId,
        at,
      }),
    ).catch((err: unknown) => log.error({ err }, 'a refusal was not recorded'))
  }
}
