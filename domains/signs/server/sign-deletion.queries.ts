import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'

/** The ids of the signs of a source. */
export async function listSignIdsOfSource(tx: Tx, source: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from sign where source = ${source}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Deletes signs with their versions, decisions and public documents, and what points to them. */
export async function deleteSignRows(tx: Tx, ids: readonly number[]): Promise<void> {
  await deletePublishedSigns(tx, ids)
  for (const table of ['sign_relation', 'sign_minimal_pair'])
    await sql`
      delete from ${sql.table(table)} where sign_id = any(${ids}::integer[]) or target_id = any(${ids}::integer[])
    `.execute(tx)
  await sql`delete from sign where id = any(${ids}::integer[])`.execute(tx)
}

/** Deletes the public documents of signs. */
export async function deletePublishedSigns(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from published_sign where sign_id = any(${ids}::integer[])`.execute(tx)
}

/** Removes a file from signs and examples. Examples of these signs that contain nothing else are deleted. */
export async function removeFileFromSigns(tx: Tx, media: number, signs: readonly number[]): Promise<void> {
  await sql`delete from sign_media where media_id = ${media}`.execute(tx)
  await sql`update example set media_id = null where media_id = ${media}`.execute(tx)
  await sql`
    delete from example where sign_id = any(${signs}::integer[]) and media_id is null and signs = ''
      and not exists (
        select from example_text as text where text.sign_id = example.sign_id and text.position = example.position
      )
  `.execute(tx)
}
