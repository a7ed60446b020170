import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { Media } from '../media.ts'

/** The media with these ids and their files; unknown ids are ignored. */
export async function readMedia(db: Db, ids: readonly number[]): Promise<Media[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('media')
    .select(['id', 'kind', 'state', 'originalName', 'durationMs', 'framesPerSecond', 'source'])
    .select(
      sql<Media['files']>`coalesce((
        select json_object_agg(role, json_build_object(
          'key', key, 'mime', mime, 'bytes', bytes, 'width', width, 'height', height))
        from media_file where media_id = media.id
      ), '{}')`.as('files'),
    )
    .where(sql<boolean>`id = any(${[...new Set(ids)]}::integer[])`)
    .execute()
  return rows as Media[]
}

/** What refers to stored files: uploads, files of media, and media that are not processed yet. */
export async function listStoredReferences(db: Db) {
  const uploads = await db.selectFrom('upload').select('id').execute()
  const files = await db.selectFrom('mediaFile').select('key').execute()
  const unfinished = await db
    .selectFrom('media')
    .select('renditionKey')
    .where('state', '<>', 'ready')
    .execute()
  return { uploads, files, unfinished }
}
