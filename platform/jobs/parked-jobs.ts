import { mayAdminister } from '../access.policy.ts'
import { type Actor, isAdministrator } from '../actor.ts'
import { type Db, inTransaction } from '../db/transaction.ts'
import { authorize } from '../policy.ts'
import { findParkedJobs, type ParkedJob, takeParkedJob } from './job-run.queries.ts'
import type { Jobs } from './jobs.ts'

/** The jobs that ended their process twice, for administrators; none for others. */
export const listParkedJobs = async (db: Db, actor: Actor): Promise<ParkedJob[]> =>
  isAdministrator(actor) ? findParkedJobs(db) : []

/**
 * Queues a parked job again; one that is not parked any more is left as it is.
 * @throws AppError the reasons of `mayAdminister`
 */
export const repeatParkedJob = (
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> },
  actor: Actor,
  id: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    authorize(mayAdminister(actor))
    const job = await takeParkedJob(tx, id)
    if (job) await jobs.enqueue(tx, job.queue, job.data)
  })
