import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Uploads } from './open-uploads.ts'

/** Name of the job queue. */
export const uploadSweepQueueName = 'media.uploads'

const everyHour = '17 * * * *'

/** Deletes expired uploads every hour, in one of the processes that work on jobs. */
export async function startUploadSweep({
  uploads,
  jobs,
}: {
  uploads: Pick<Uploads, 'sweep'>
  jobs: Pick<Jobs, 'repeat' | 'work'>
}): Promise<void> {
  await jobs.work(uploadSweepQueueName, async () => void (await uploads.sweep()))
  await jobs.repeat(uploadSweepQueueName, everyHour)
}
