import { sql } from 'kysely'
import type { ManagedLanguage } from '#domains/languages/language.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Locks the languages for a change until the transaction ends. It must be the first lock of the transaction. */
export const lockLanguages = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('language'))`.execute(tx)

/** Adds a language after the others; returns its id. */
export async function insertLanguage(
  tx: Tx,
  { code, otherLanguage, notes }: Pick<ManagedLanguage, 'code' | 'otherLanguage' | 'notes'>,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into language (code, other_language, notes, position)
    values (${code}, ${otherLanguage}, ${notes}, (select coalesce(max(position), 0) + 1 from language))
    returning id
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

type Stored = Pick<ManagedLanguage, 'id' | 'isDefault' | 'otherLanguage' | 'notes' | 'isRetired'>

/** Stores a language as its next revision. */
export const updateLanguage = (tx: Tx, { id, isDefault, otherLanguage, notes, isRetired }: Stored) =>
  sql`
  update language set is_default = ${isDefault}, other_language = ${otherLanguage}, notes = ${notes},
    retired = ${isRetired}, revision = revision + 1
  where id = ${id}`.execute(tx)

/** Names a language: removes and stores its names in `codes`; other names stay. */
export async function storeNames(
  tx: Tx,
  id: number,
  { codes, names }: { codes: readonly string[]; names: Readonly<Record<string, string>> },
): Promise<void> {
  await sql`delete from language_text where language_id = ${id} and in_language = any(${codes}::text[])`.execute(
    tx,
  )
  await sql`
    insert into language_text (language_id, in_language, description)
    select ${id}::integer, in_language, name
    from unnest(${Object.keys(names)}::text[], ${Object.values(names)}::text[]) as new(in_language, name)
  `.execute(tx)
}

/** Sets the order of languages; returns the ids of those that moved. */
export async function storeOrder(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update language set position = place - 1
    from unnest(${ids}::integer[]) with ordinality as ordered(language_id, place)
    where language.id = ordered.language_id and position <> place - 1
    returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Deletes a language with its names, and the names of others in it. */
export async function removeLanguage(tx: Tx, { id, code }: Pick<ManagedLanguage, 'id' | 'code'>) {
  await sql`delete from language_text where in_language = ${code}`.execute(tx)
  await sql`delete from language where id = ${id}`.execute(tx)
}
