import type { Tx } from '../db/transaction.ts'

/** What a job is about: numbers and words by which its handler finds the rest. */
export type JobData = Record<string, string | number>

/** Does one job. `stopping` is aborted when the process ends: give up soon, the job is done by the next one. */
export type JobHandler = (data: JobData, stopping: AbortSignal) => Promise<void>

/** Work that goes on after an answer is given. */
export interface Jobs {
  /**
   * Queues a job in a transaction: what is rolled back leaves none. It begins as soon as the transaction is committed,
   * in whichever process works on the queue. The same job waits only once.
   */
  enqueue(tx: Tx, queue: string, data: JobData): Promise<void>
  /** Takes the jobs of a queue, one at a time; one that throws is tried again, later and later. */
  work(queue: string, handle: JobHandler): Promise<void>
  close(): Promise<void>
}
