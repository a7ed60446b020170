import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { EntryHierarchy } from '../../location-containment.ts'

/** A value with its names. */
export interface EntryWithNames extends EntryHierarchy {
  id: number
  list: string
  aliases: string[]
  narrowerNames: string[]
}

/** The values of all lists. */
export async function listEntriesWithNames(db: Db | Tx): Promise<EntryWithNames[]> {
  const { rows } = await sql<EntryWithNames>`
    select id, list, value, aliases, narrower_names, parent_id, group_id from vocabulary_entry order by id
  `.execute(db)
  return rows
}

/** The last position of each list. */
export async function readLastPositions(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await sql<{ list: string; last: number }>`
    select list, max(position) as last from vocabulary_entry group by list
  `.execute(tx)
  return new Map(rows.map(({ list, last }) => [list, last]))
}

/** Adds languages after the existing ones; an existing one becomes a language of translations that is in use. */
export async function insertLanguages(
  tx: Tx,
  codes: readonly string[],
): Promise<{ id: number; code: string }[]> {
  const { rows } = await sql<{ id: number; code: string }>`
    insert into language (code, position)
    select code, (select coalesce(max(position), 0) from language) + place
    from unnest(${codes}::text[]) with ordinality as new(code, place)
    on conflict (code) do update set other_language = false, retired = false, revision = language.revision + 1
    returning id, code
  `.execute(tx)
  return rows
}

/** Stores names of languages, unless they have one. */
export async function insertLanguageNames(
  tx: Tx,
  named: readonly { id: number; locale: string; name: string }[],
): Promise<void> {
  await sql`
    insert into language_text (language_id, in_language, description)
    select id, locale, name from unnest(
      ${named.map(({ id }) => id)}::integer[], ${named.map(({ locale }) => locale)}::text[], ${named.map(({ name }) => name)}::text[]
    ) as new(id, locale, name)
    where locale in (select code from language)
    on conflict do nothing
  `.execute(tx)
}

/** Stores names of new values in the languages that the dictionary has. */
export async function insertValueTexts(
  tx: Tx,
  texts: readonly { id: number; language: string; description: string }[],
): Promise<void> {
  await sql`
    insert into vocabulary_text (entry_id, language, description)
    select id, language, description from unnest(
      ${texts.map(({ id }) => id)}::integer[], ${texts.map(({ language }) => language)}::text[],
      ${texts.map(({ description }) => description)}::text[]
    ) as new(id, language, description)
    where language in (select code from language)
  `.execute(tx)
}
