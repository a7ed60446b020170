import type { Uploads } from '#domains/media/index.ts'
import type { ImportContext } from '#domains/signs/index.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

/** What the use cases of imports need. */
export interface SignImportContext extends ImportContext {
  jobs: Pick<Jobs, 'enqueue'>
}

/** What the start of an import needs: an archive of media is uploaded before. */
export interface ImportStartContext extends SignImportContext {
  uploads: Pick<Uploads, 'withFinished' | 'discardFile'>
}

/** Name of the job queue. */
export const importQueueName = 'signs.import'
