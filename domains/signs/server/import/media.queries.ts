import { sql } from 'kysely'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { insertRows, updateRows } from '../bulk-rows.ts'
import type { StoredFile } from './store-media.ts'

/** Who and what a media is owed to; null where nobody said it. */
export interface Attribution {
  credit: string | null
  licence: string | null
  signer: string | null
}

/** A stored media as imports and exports name it. */
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

/** A media as it is stored. */
export interface MediaRow extends Partial<Attribution> {
  id: number
  kind: string
  originalName: string
  sha256: string
  bytes: number
  durationMs?: number | undefined
  framesPerSecond?: number | undefined
}

/** Media by number, with the names under which they were given. */
export async function loadNamedMedia(db: Db, ids: readonly number[]): Promise<Map<number, NamedMedia>> {
  const { rows } = await sql<NamedMedia>`
    select id, original_name, credit, licence, signer from media where id = any(${[...new Set(ids)]}::integer[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Media with their stored files. */
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

/** Changes what is said of stored media; every published sign that shows them is shown anew. */
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
