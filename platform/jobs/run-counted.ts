import { type Db, inTransaction, type Tx } from '../db/transaction.ts'
import { countStart, deleteRun, parkRun } from './job-run.queries.ts'
import type { JobData } from './jobs.ts'

/** A job that ended its process so often is not started again. */
const maxDeaths = 2

interface CountedJob {
  queue: string
  data: JobData
  /** Stores the failure where the domain shows it; without it the job is listed as parked. */
  onParked?: ((tx: Tx, data: JobData) => Promise<void>) | undefined
}

/**
 * Runs a job unless it is parked. A job whose process ended while it ran has a row in `job_run`, which counts its starts.
 * The third start parks it.
 */
export async function runCounted(db: Db, { queue, data, onParked }: CountedJob, run: () => Promise<void>) {
  const mayRun = await inTransaction(db, async (tx) => {
    const starts = await countStart(tx, queue, data)
    if (starts === null || starts <= maxDeaths) return starts !== null
    if (onParked) {
      await onParked(tx, data)
      await deleteRun(tx, queue, data)
    } else await parkRun(tx, queue, data)
    return false
  })
  if (!mayRun) return
  try {
    await run()
  } finally {
    await deleteRun(db, queue, data)
  }
}
