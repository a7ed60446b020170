import { sql } from 'kysely'
import type { StoredFile } from '#domains/media/index.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { demoSource } from '../../demo-source.ts'
import { insertRows } from '../bulk-rows.queries.ts'

/** A stored media with its original file name. */
export interface NamedMedia {
  id: number
  originalName: string
}

const mediaTable = {
  table: 'media',
  columns: {
    id: 'integer',
    kind: 'text',
    originalName: 'text',
    sha256: 'text',
    bytes: 'bigint',
    state: 'text',
    durationMs: 'integer',
    framesPerSecond: 'real',
    source: 'text',
  },
}
const mediaFileTable = {
  table: 'media_file',
  columns: {
    mediaId: 'integer',
    role: 'text',
    key: 'text',
    mime: 'text',
    bytes: 'bigint',
    width: 'integer',
    height: 'integer',
  },
}

/** A row of the table `media`. */
export interface MediaRow {
  id: number
  kind: string
  originalName: string
  sha256: string
  bytes: number
  /** `uploaded` waits for its renditions. */
  state: 'ready' | 'uploaded'
  durationMs?: number | undefined
  framesPerSecond?: number | undefined
}

/** Media by id, with their original file names. */
export async function loadNamedMedia(db: Db, ids: readonly number[]): Promise<Map<number, NamedMedia>> {
  const { rows } = await sql<NamedMedia>`
    select id, original_name from media where id = any(${[...new Set(ids)]}::integer[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Inserts media with their stored files. */
export async function storeMediaRows(
  tx: Tx,
  media: readonly MediaRow[],
  files: readonly StoredFile[],
  source: string,
): Promise<void> {
  await insertRows(
    tx,
    mediaTable,
    media.map((item) => ({ ...item, source })),
  )
  await insertRows(tx, mediaFileTable, files)
}

/** Ids of stored media by kind and hash, on request without those of the demonstration. */
export async function findStoredMedia(
  db: Db,
  hashes: readonly string[],
  withoutDemo: boolean,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; kind: string; sha256: string }>`
    select min(id) as id, kind, sha256 from media
    where sha256 = any(${hashes}::text[]) and not (${withoutDemo} and id in (
      select media_id from sign_media join sign on sign.id = sign_id where source = ${demoSource}
      union select media_id from example join sign on sign.id = sign_id
        where source = ${demoSource} and media_id is not null))
    group by kind, sha256
  `.execute(db)
  return new Map(rows.map(({ id, kind, sha256 }) => [`${kind} ${sha256}`, id]))
}
