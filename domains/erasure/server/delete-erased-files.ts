import type { Db } from '#platform/db/transaction.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { deleteErasedFileRow, listErasedFiles } from './erasure.queries.ts'

const filesPerBatch = 100

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
