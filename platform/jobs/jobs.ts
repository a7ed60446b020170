import type { Tx } from '../db/transaction.ts'

/** Work that goes on after an answer is given. */
export interface Jobs {
  /** Queues a job in a transaction: what is rolled back leaves none. It begins when the transaction is committed. */
  enqueue(tx: Tx, queue: string, data: Record<string, string | number>): Promise<void>
  /** Takes the jobs of a queue; one that throws is tried again, later and later. */
  work(queue: string, handle: (data: Record<string, string | number>) => Promise<void>): Promise<void>
  /** Looks for waiting jobs of a queue at once. */
  wake(queue: string): void
  close(): Promise<void>
}
