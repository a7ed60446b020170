import type { RawBuilder } from 'kysely'
import { mayAdminister } from '../access.policy.ts'
import { type Actor, isAdministrator } from '../actor.ts'
import { type Db, inTransaction } from '../db/transaction.ts'
import { authorize } from '../policy.ts'
import { noParkedJobs, type ParkedJob, parkedJobs, takeParkedJob } from './job-run.queries.ts'
import type { Jobs } from './jobs.ts'

export type { ParkedJob }

/** The jobs that ended their process twice, for administrators; none for others. One value of a query. */
export const parkedJobsFor = (actor: Actor): RawBuilder<ParkedJob[]> =>
  isAdministrator(actor) ? parkedJobs : noParkedJobs

/**
 * Queues a parked job again; one that is not parked any more is left as it is.
 * @throws AppError the reasons of `mayAdminister`
 */
export const repeatParkedJob = (
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> },
  actor: Actor,
  { id }: { id: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    authorize(mayAdminister(actor))
    const job = await takeParkedJob(tx, id)
    if (job) await jobs.enqueue(tx, job.queue, job.data)
  })
