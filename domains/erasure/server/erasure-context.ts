import type { Contributions } from '#domains/accounts/contributions.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

/** Name of the job queue that deletes the files of erasures. */
export const erasedFilesQueueName = 'erasure.files'

/** The context of erasures. */
export interface ErasureContext {
  db: Db
  now: () => Date
  jobs: Pick<Jobs, 'enqueue'>
  contributions: Pick<Contributions, 'removeSigns'>
  /** Where mails are written without a mail server. */
  mailFolder: string
}
