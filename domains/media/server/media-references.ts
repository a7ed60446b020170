import { extname } from 'node:path'
import type { Db } from '#platform/db/transaction.ts'
import { uploadedFileKeys } from './uploads/uploaded-file-key.ts'

/**
 * The stored files of media and of uploads that somebody is attaching, and the beginnings of the names of renditions
 * that a job may be writing.
 */
export async function listMediaReferences(db: Db): Promise<{ keys: string[]; prefixes: string[] }> {
  const uploads = await db.selectFrom('upload').select('id').execute()
  const files = await db
    .selectFrom('mediaFile')
    .innerJoin('media', 'media.id', 'mediaFile.mediaId')
    .select(['mediaFile.key', 'mediaFile.role', 'media.state'])
    .execute()
  const unfinished = files.filter(({ role, state }) => role === 'original' && state !== 'ready')
  return {
    keys: [...files.map(({ key }) => key), ...uploads.flatMap(({ id }) => uploadedFileKeys(id))],
    prefixes: unfinished.map(({ key }) => `${key.slice(0, -extname(key).length)}-`),
  }
}
