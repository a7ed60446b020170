import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { filesInDocument, partsWithFiles } from './document-files.queries.ts'

/** Every column with documents of signs. */
const documentColumns = [
  { table: 'sign_version', column: 'document' },
  { table: 'published_sign', column: 'document' },
  { table: 'sign_draft', column: 'content' },
  { table: 'sign_import_change', column: 'before' },
  { table: 'sign_import_change', column: 'after' },
] as const

/** The texts of all credits, signers and notes on consents, in every version and in what is public. */
export async function listTextsWithNames(db: Db | Tx): Promise<string[]> {
  const inDocuments = documentColumns.flatMap(({ table, column }) =>
    ['credit', 'signer'].map(
      (field) =>
        sql`select file ->> ${sql.lit(field)} as text from ${sql.table(table)}, ${filesInDocument(column)} as file`,
    ),
  )
  const { rows } = await sql<{ text: string }>`
    select text from (
      ${sql.join(inDocuments, sql` union `)}
      union select credit from sign_media union select signer from sign_media
      union select credit from example union select signer from example
      union select note from signer_consent
    ) as texts where text is not null
  `.execute(db)
  return rows.map(({ text }) => text)
}

/**
 * Replaces texts in credits and signers of files, in every version and in what is public, and in notes on consents.
 * @param replacements the new text by the old one
 * @returns the ids of the signs whose public document changed
 */
export async function replaceTextsWithNames(
  tx: Tx,
  replacements: Readonly<Record<string, string>>,
): Promise<number[]> {
  const texts = sql`${JSON.stringify(replacements)}::jsonb`
  const replaced = (text: ReturnType<typeof sql>) => sql`coalesce(${texts} ->> (${text}), ${text})`
  const published = new Set<number>()
  for (const { table, column } of documentColumns) {
    const part = (name: string) => sql`coalesce((
      select jsonb_agg(jsonb_strip_nulls(file || jsonb_build_object(
        'credit', nullif(${replaced(sql`file ->> 'credit'`)}, ''), 'signer', nullif(${replaced(sql`file ->> 'signer'`)}, '')
      )) order by position)
      from jsonb_array_elements(${sql.ref(column)} -> ${sql.lit(name)}) with ordinality as files (file, position)
    ), '[]')`
    const { rows } = await sql<{ id: number }>`
      update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} || jsonb_build_object(
        ${sql.join(partsWithFiles.flatMap((name) => [sql.lit(name), part(name)]))})
      where exists (
        select from ${filesInDocument(column)} as file where ${texts} ? (file ->> 'credit') or ${texts} ? (file ->> 'signer')
      )
      returning ${table === 'published_sign' ? sql`sign_id` : sql`0`} as id
    `.execute(tx)
    if (table === 'published_sign') for (const { id } of rows) published.add(id)
  }
  for (const table of ['sign_media', 'example'])
    await sql`
      update ${sql.table(table)} set credit = nullif(${replaced(sql`credit`)}, ''), signer = nullif(${replaced(sql`signer`)}, '')
      where ${texts} ? credit or ${texts} ? signer
    `.execute(tx)
  await sql`update signer_consent set note = ${replaced(sql`note`)} where ${texts} ? note`.execute(tx)
  return [...published]
}

/** The number of signs whose files have one of the texts, in any version. */
export async function countSignsWithTexts(db: Db | Tx, texts: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct sign_id)::integer as count from sign_version where exists (
      select from ${filesInDocument('document')} as file
      where file ->> 'credit' = any(${texts}::text[]) or file ->> 'signer' = any(${texts}::text[])
        or exists (
          select from signer_consent
          where media_id = (file ->> 'media')::integer and note = any(${texts}::text[])
        )
    )
  `.execute(db)
  return rows[0]?.count ?? 0
}
