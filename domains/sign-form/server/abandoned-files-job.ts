import { deleteUnusedMedia } from '#domains/signs/server/unused-media.queries.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import type { JobDefinition } from '#platform/jobs/job-definition.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { listAbandonedMedia } from './draft-files.queries.ts'

const queue = { name: 'signs.draft-files' }
const everyHour = '29 * * * *'

interface AbandonedFilesContext {
  db: Db
  storage: Pick<Storage, 'delete'>
}

/** Deletes files of drafts that were discarded, and files that were removed from drafts. */
export const abandonedFilesJob: JobDefinition<AbandonedFilesContext> = {
  queue,
  schedule: everyHour,
  run: deleteAbandonedFiles,
}

/** Queues the job, after a draft may have lost files. */
export const queueAbandonedFiles = (tx: Tx, jobs: Pick<Jobs, 'enqueue'>): Promise<void> =>
  jobs.enqueue(tx, queue.name, {})

/** A file that cannot be deleted is left to `files:sweep`. */
export async function deleteAbandonedFiles({ db, storage }: AbandonedFilesContext): Promise<void> {
  const keys = await inTransaction(db, async (tx) => deleteUnusedMedia(tx, await listAbandonedMedia(tx)))
  for (const key of keys) await storage.delete(key)
}
