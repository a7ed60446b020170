import type { ImportContext } from '#domains/signs/index.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

/** What the use cases of imports need. */
export interface SignImportContext extends ImportContext {
  jobs: Pick<Jobs, 'enqueue'>
}

/** Name of the job queue. */
export const importQueueName = 'signs.import'
