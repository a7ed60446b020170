import type { Db } from '#platform/db/transaction.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { deleteErasedFileRow, listErasedFiles } from './erasure.queries.ts'
import { erasedFilesQueueName } from './erasure-context.ts'
import { type ErasureListOptions, writeErasureList } from './erasure-list.ts'

const filesPerBatch = 100
const everyHour = '23 * * * *'

/**
 * Deletes the files of erasures, one after the other; a killed process goes on where it was.
 * @throws the errors of the storage: the remaining files stay queued
 */
export async function deleteErasedFiles({ db, storage }: { db: Db; storage: Storage }): Promise<void> {
  let keys = await listErasedFiles(db, filesPerBatch)
  while (keys.length > 0) {
    for (const key of keys) {
      await storage.delete(key)
      await deleteErasedFileRow(db, key)
    }
    keys = await listErasedFiles(db, filesPerBatch)
  }
}

/** After each erasure, and every hour: writes the list of erasures for later restores and deletes the files. */
export async function startErasedFileWorker(
  context: ErasureListOptions,
  jobs: Pick<Jobs, 'work' | 'repeat'>,
): Promise<void> {
  await jobs.work(erasedFilesQueueName, async () => {
    await writeErasureList(context)
    await deleteErasedFiles(context)
  })
  await jobs.repeat(erasedFilesQueueName, everyHour)
}
