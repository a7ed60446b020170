import type { Db } from '#platform/db/transaction.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'

/** What the use cases need. */
export interface ContactManagementContext {
  db: Db
  mails: MailQueue
  now: () => Date
}
