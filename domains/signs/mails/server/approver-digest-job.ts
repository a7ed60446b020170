import { type Db, inTransaction } from '#platform/db/transaction.ts'
import type { JobDefinition } from '#platform/jobs/job-definition.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import { listApproversToTell, storeDigest } from './sign-mail.queries.ts'

const minute = 60_000
/** An approver gets at most one digest in this time. */
export const digestIntervalMs = 60 * minute
/** Older changes were reported or belong to the time before the installation sent digests. */
const newsAgeMs = 24 * 60 * minute
const everyFiveMinutes = '*/5 * * * *'

interface Context {
  db: Db
  now: () => Date
  mails: Pick<MailQueue, 'enqueue'>
}

/** Queues a mail to each approver for whom signs began to wait, at most one an hour. */
export const sendDueDigests = ({ db, now, mails }: Context): Promise<void> =>
  inTransaction(db, async (tx) => {
    const at = now()
    const lastBefore = new Date(at.getTime() - digestIntervalMs)
    const approvers = await listApproversToTell(tx, {
      since: new Date(at.getTime() - newsAgeMs),
      lastBefore,
    })
    for (const accountId of approvers) {
      const isFirst = await storeDigest(tx, { accountId, at, lastBefore })
      // Another process may have sent the mail to this approver meanwhile.
      if (isFirst) await mails.enqueue(tx, { kind: 'signs-waiting', accountId }, at)
    }
  })

export const approverDigestJob: JobDefinition<Context> = {
  queue: { name: 'signs.digest' },
  schedule: everyFiveMinutes,
  run: (context) => sendDueDigests(context),
}
