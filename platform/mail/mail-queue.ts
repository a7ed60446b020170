import type { Tx } from '../db/transaction.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** The queue that mails wait in. */
export const mailQueueName = 'mail.send'

/** A mail that is to be written when it is sent: no address, no text and no secret waits in the database. */
export interface NewMail {
  /** Which mail; the domain that queues it knows how to write it. */
  kind: string
  accountId: number | null
  params?: Record<string, string | number>
}

/** Takes mails in the transaction of what they tell about. */
export interface MailQueue {
  /** @returns the id under which `mail` keeps whether it was sent */
  enqueue(tx: Tx, mail: NewMail, at: Date): Promise<number>
}

/** Mails become rows of `mail` and jobs; who carries the jobs out sends them. */
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
