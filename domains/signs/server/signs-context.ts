import type { Db, Tx } from '#platform/db/transaction.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** What an installation requires of a sign before it is published. */
export interface PublicationRules {
  /** Of each video: who appears in it and how that person consented. */
  requireSignerConsent: boolean
}

/** Of use cases that publish nothing: consents do not decide about them. */
export const publishesNothing: PublicationRules = { requireSignerConsent: false }

/** The context of use cases of signs. Inside a transaction `db` is that transaction. */
export interface SignsContext extends PublicationRules {
  db: Db | Tx
  now: () => Date
  /** Notifies authors of decisions. Imports, seeds and commands have none, so they send no mails. */
  mails?: Pick<MailQueue, 'enqueue'>
}

/** The context of decisions of people, which notify the authors. */
export interface DecisionContext extends SignsContext {
  mails: Pick<MailQueue, 'enqueue'>
}

/** The context of imports. */
export interface ImportContext extends SignsContext {
  db: Db
  storage: Storage
}
