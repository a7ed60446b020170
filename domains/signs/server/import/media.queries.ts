import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { insertRows } from '../bulk-rows.ts'
import type { StoredFile } from './store-media.ts'

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
