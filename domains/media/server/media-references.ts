import type { Db } from '#platform/db/transaction.ts'
import { listStoredReferences } from './media.queries.ts'
import { uploadedFileKeys } from './uploads/uploaded-file-key.ts'

/**
 * The stored files of media and of uploads that somebody is attaching, and the beginnings of the names of renditions
 * that a job may be writing.
 */
export async function listMediaReferences(db: Db): Promise<{ keys: string[]; prefixes: string[] }> {
  const { uploads, files, unfinished } = await listStoredReferences(db)
  return {
    keys: [...files.map(({ key }) => key), ...uploads.flatMap(({ id }) => uploadedFileKeys(id))],
    prefixes: unfinished.flatMap(({ renditionKey }) => (renditionKey === null ? [] : `${renditionKey}-`)),
  }
}
