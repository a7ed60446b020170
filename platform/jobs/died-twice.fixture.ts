import pino from 'pino'
import { onTestFinished } from 'vitest'
import type { Database } from '../db/open-database.ts'
import type { QueueSettings } from './job-definition.ts'
import type { JobData, Jobs } from './jobs.ts'
import { openJobs } from './open-jobs.ts'

/** For tests: the queues, after a job whose process ended twice while it ran. */
export async function openAfterDeaths(
  database: Database,
  queue: QueueSettings,
  data: JobData,
): Promise<Jobs> {
  await database.db
    .insertInto('jobRun')
    .values({ queue: queue.name, data: JSON.stringify(data), starts: 2 })
    .execute()
  const jobs = await openJobs({ database, log: pino({ level: 'silent' }), queues: [queue] })
  onTestFinished(() => jobs.close())
  return jobs
}
