import type { Tx } from '../db/transaction.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { insertMail, type NewMail } from './mail.queries.ts'

export type { NewMail }

/** Name of the job queue. */
export const mailQueueName = 'mail.send'

/** Queues mails in the transaction of the change that they report. */
export interface MailQueue {
  /** @returns the id of the row in `mail`, which stores the state */
  enqueue(tx: Tx, mail: NewMail, at: Date): Promise<number>
}

/** Stores mails as rows of `mail` with a job each, which `mailJob` sends. */
export function openMailQueue(jobs: Pick<Jobs, 'enqueue'>): MailQueue {
  return {
    async enqueue(tx, mail, at) {
      const id = await insertMail(tx, mail, at)
      await jobs.enqueue(tx, mailQueueName, { mailId: id })
      return id
    },
  }
}
