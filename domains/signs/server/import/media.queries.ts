import { sql } from 'kysely'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { insertRows, updateRows } from '../bulk-rows.ts'
import type { StoredFile } from './store-media.ts'

/** Credit, licence and signer of a media; null when unknown. */
export interface Attribution {
  credit: string | null
  licence: string | null
  signer: string | null
}

/** A stored media with its original file name. */
export interface NamedMedia extends Attribution {
  id: number
  originalName: string
}

const attributionColumnTypes = { licence: 'text', credit: 'text', signer: 'text' }
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
    ...attributionColumnTypes,
  },
}
const mediaAttributionTable = { table: 'media', columns: { id: 'integer', ...attributionColumnTypes } }
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
export interface MediaRow extends Partial<Attribution> {
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
    select id, original_name, credit, licence, signer from media where id = any(${[...new Set(ids)]}::integer[])
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

/** Changes the attributions of stored media and records a public change of the published signs that use them. */
export async function updateAttributions(
  tx: Tx,
  media: readonly ({ id: number } & Attribution)[],
): Promise<void> {
  if (media.length === 0) return
  await updateRows(tx, mediaAttributionTable, media)
  const { rows } = await sql<{ id: number }>`
    select sign_id as id from published_sign
    where exists (
      select from (
        select jsonb_path_query(document, '$.media[*].media') as id
        union all select jsonb_path_query(document, '$.examples[*].media')
      ) as shown where shown.id::integer = any(${media.map(({ id }) => id)}::integer[])
    )
  `.execute(tx)
  await recordChange(
    tx,
    'sign',
    rows.map(({ id }) => id),
  )
}
