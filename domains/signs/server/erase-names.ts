import { sql } from 'kysely'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { withoutNames } from '../without-names.ts'

/** Every column with documents of signs. */
const documentColumns = [
  { table: 'sign_version', column: 'document' },
  { table: 'published_sign', column: 'document' },
  { table: 'sign_draft', column: 'content' },
  { table: 'sign_import_change', column: 'before' },
  { table: 'sign_import_change', column: 'after' },
] as const

const filesOf = (column: string) => sql`
  jsonb_array_elements(
    coalesce(nullif(${sql.ref(column)} -> 'media', 'null'), '[]') || coalesce(nullif(${sql.ref(column)} -> 'examples', 'null'), '[]')
  ) as file`

/**
 * Erases names of a person in credits and signers of files, in every version and in what is public, and in the notes on
 * consents. It makes no new versions, so that nothing waits for approval because of an erasure.
 */
export async function eraseNames(tx: Tx, names: readonly string[]): Promise<void> {
  const replacements = await findReplacements(tx, names)
  if (Object.keys(replacements).length === 0) return
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
        'media', ${part('media')}, 'examples', ${part('examples')})
      where exists (
        select from ${filesOf(column)} where ${texts} ? (file ->> 'credit') or ${texts} ? (file ->> 'signer')
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
  if (published.size > 0) await recordChange(tx, 'sign', [...published])
}

/** The number of signs whose files name a person, in any version. */
export async function countSignsNaming(db: Db | Tx, names: readonly string[]): Promise<number> {
  const texts = Object.keys(await findReplacements(db, names))
  const { rows } = await sql<{ count: number }>`
    select count(distinct sign_id)::integer as count from sign_version where exists (
      select from ${filesOf('document')}
      where file ->> 'credit' = any(${texts}::text[]) or file ->> 'signer' = any(${texts}::text[])
        or exists (
          select from signer_consent
          where media_id = (file ->> 'media')::integer and note = any(${texts}::text[])
        )
    )
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** The texts that name a person, with what they are without the names. */
async function findReplacements(db: Db | Tx, names: readonly string[]): Promise<Record<string, string>> {
  const inDocuments = documentColumns.flatMap(({ table, column }) =>
    ['credit', 'signer'].map(
      (field) => sql`select file ->> ${sql.lit(field)} as text from ${sql.table(table)}, ${filesOf(column)}`,
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
  const replacements = rows.map(({ text }) => [text, withoutNames(text, names)] as const)
  return Object.fromEntries(replacements.filter(([text, rest]) => rest !== text))
}
