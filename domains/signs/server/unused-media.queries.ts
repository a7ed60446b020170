import { sql } from 'kysely'
import { deleteMedia } from '#domains/media/server/media.queries.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { filesInDocument } from './document-files.queries.ts'

/** The ids in documents of the column `document`. */
const mediaIdsInDocuments = sql`
  select (item ->> 'media')::integer as id
  from documents, ${filesInDocument('document')} as item
  where item ? 'media'
`

/** The media of all versions of signs, of the signs themselves and of their examples. */
export async function listMediaOfSigns(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with documents as (select document from sign_version where sign_id = any(${ids}::integer[]))
    ${mediaIdsInDocuments}
    union select media_id from sign_media where sign_id = any(${ids}::integer[])
    union select media_id from example where sign_id = any(${ids}::integer[]) and media_id is not null
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** The columns that keep a media, from the catalogue of the database; rows that are deleted with it do not. */
async function listMediaReferences(tx: Db | Tx): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select pg_class.relname as "table", attname as "column"
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'media'::regclass and confdeltype <> 'c'
    order by 1, 2
  `.execute(tx)
  return rows
}

/** Whether contents, reference values or the appearance use a medium. */
export async function isMediaUsedOutsideSigns(tx: Db | Tx, id: number): Promise<boolean> {
  const references = (await listMediaReferences(tx)).filter(
    ({ table }) => table !== 'sign_media' && table !== 'example',
  )
  const uses = sql.join(
    references.map(({ table, column }) => sql`select ${sql.ref(column)} as id from ${sql.table(table)}`),
    sql` union all `,
  )
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from (${uses}) as uses where id = ${id}) as is_used
  `.execute(tx)
  return rows[0]?.isUsed ?? false
}

/**
 * Deletes media that no row and no version of a sign refers to.
 * @returns the storage keys of their files
 */
export async function deleteUnusedMedia(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const used = sql.join(
    (await listMediaReferences(tx)).map(
      ({ table, column }) =>
        sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} is not null`,
    ),
    sql` union all `,
  )
  const { rows: unused } = await sql<{ id: number }>`
    with documents as (select document from sign_version)
    select id from media where id = any(${ids}::integer[]) and id not in (${used} union all ${mediaIdsInDocuments})
  `.execute(tx)
  return deleteMedia(
    tx,
    unused.map(({ id }) => id),
  )
}
