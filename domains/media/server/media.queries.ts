import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { ContentAudience } from '../content-media.ts'
import type { Media } from '../media.ts'
import type { StoredFile } from './store-media.ts'
import type { UploadedFileColumns } from './store-upload.ts'

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

/** The id of a medium that is inserted later. */
export async function reserveMediaId(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('media', 'id'))::integer as id
  `.execute(db)
  return rows[0]?.id ?? 0
}

/** Whose an uploaded file is, beside what is known of it. */
interface MediaOwnership {
  /** Account id; null for the film of a visitor. */
  uploadedBy: number | null
  /** Of a file of contents. */
  audience?: ContentAudience
  /** The sign; null or missing for other files. */
  uploadedFor?: number | null
  /** The draft of a new sign; null or missing for other files. */
  uploadedForDraft?: number | null
}

export async function insertMedia(
  tx: Tx,
  media: UploadedFileColumns & MediaOwnership,
  files: readonly StoredFile[],
): Promise<void> {
  await tx.insertInto('media').values(media).execute()
  await tx.insertInto('mediaFile').values(files).execute()
}

/**
 * Deletes media that nothing refers to.
 * @returns the storage keys of their files
 */
export async function deleteMedia(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows: files } = await sql<{ key: string }>`
    select key from media_file where media_id = any(${ids}::integer[])
  `.execute(tx)
  await sql`delete from media where id = any(${ids}::integer[])`.execute(tx)
  return files.map(({ key }) => key)
}

/** The original of a video, with what another medium of it needs. */
interface OriginalVideo extends Omit<UploadedFileColumns, 'id' | 'state'> {
  file: Omit<StoredFile, 'mediaId' | 'role'>
}

/** The original of a video; undefined for other media. */
export async function findOriginal(db: Db, id: number): Promise<OriginalVideo | undefined> {
  const { rows } = await sql<OriginalVideo>`
    select kind, original_name as "originalName", sha256, media.bytes, duration_ms as "durationMs",
      frames_per_second as "framesPerSecond", trim_start_ms as "trimStartMs", trim_end_ms as "trimEndMs",
      json_build_object('key', key, 'mime', mime, 'bytes', media_file.bytes, 'width', width, 'height', height) as file
    from media join media_file on media_file.media_id = media.id and role = 'original'
    where media.id = ${id} and kind = 'video'
  `.execute(db)
  return rows[0]
}
