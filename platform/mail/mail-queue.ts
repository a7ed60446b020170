import type { Tx } from '../db/transaction.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** Name of the job queue. */
export const mailQueueName = 'mail.send'

/** A mail that is composed when it is sent: the database contains neither its address nor its text nor its secrets. */
export interface NewMail {
  /** The kind of mail, by which the domain composes it. */
  kind: string
  accountId: number | null
  params?: Record<string, string | number>
}

/** Queues mails in the transaction of the change that they report. */
export interface MailQueue {
  /** @returns the id of the row in `mail`, which stores the state */
  enqueue(tx: Tx, mail: NewMail, at: Date): Promise<number>
}

/** Stores mails as rows of `mail` with a job each, which `mailJob` sends. */
export function openMailQueue(jobs: Pick<Jobs, 'enqueue'>): MailQueue {
  return {
    async enqueue(tx, { kind, accountId, params = {} }, at) {
      const { id } = await tx
        .insertInto('mail')
        .values({ kind, accountId, params: JSON.stringify(params), createdAt: at })
        .returning('id')
        .executeTakeFirstOrThrow()
      await jobs.enqueue(tx, mailQueueName, { mailId: id })
      return id
    },
  }
}
