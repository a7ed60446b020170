import type { Tx } from '../db/transaction.ts'

/** The arguments of a job: ids and names with which its handler loads the rest. */
export type JobData = Record<string, string | number>

/**
 * Runs one job. `stopping` is aborted when the process stops, and when another process took the job over: the handler
 * should end soon. After a stop the job is retried.
 */
export type JobHandler = (data: JobData, stopping: AbortSignal) => Promise<void>

interface WorkOptions {
  /**
   * Stores the failure of a job that ended its process twice, where the domain shows it. Such a job is not started again
   * before it is queued again. Without this function it is parked: an administrator sees it and may repeat it.
   */
  onParked?: (tx: Tx, data: JobData) => Promise<void>
}

/** Background jobs, stored in the database. */
export interface Jobs {
  /**
   * Queues a job in a transaction; a rollback removes it. It starts after the commit, in any process that works on the
   * queue. Queuing waiting data a second time has no effect.
   */
  enqueue(tx: Tx, queue: string, data: JobData): Promise<void>
  /** Queues a job without data at every time of a cron expression (UTC). Only one process queues it. */
  repeat(queue: string, cron: string): Promise<void>
  /** Runs the jobs of a queue, one at a time. A job that throws is retried after increasing delays. */
  work(queue: string, handle: JobHandler, options?: WorkOptions): Promise<void>
  close(): Promise<void>
}
