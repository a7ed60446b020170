import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'
import { isTranslatedKind } from '../kinds/translated-kinds.ts'
import { type EntryContent, fieldValue, type ListEntry } from '../list-entry.ts'
import type { ListField, SimpleList } from '../simple-list.ts'

/** The fields of a list that are translated, or those that are columns of the entry. */
const fieldsOf = ({ fields }: SimpleList, isTranslated: boolean): [string, ListField][] =>
  Object.entries(fields).filter(([, { kind }]) => isTranslatedKind(kind) === isTranslated)

/**
 * Inserts an entry without texts at the end of its list. While entries share a position, because nobody has moved one,
 * it joins them.
 */
export async function insertEntry(
  tx: Tx,
  list: SimpleList,
  content: EntryContent,
  at: Date,
): Promise<number> {
  const { table } = list
  const position = sql`(
    select coalesce(case when count(*) = 1 or count(distinct position) < count(*) then min(position) else max(position) + 1 end, 0)
    from ${sql.table(table)}
  )`
  const values = columnValues(list, content, at)
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (position, ${sql.join(values.map(([column]) => sql.ref(column)))})
    values (${position}, ${sql.join(values.map(([, value]) => value))}) returning id
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** The columns of an entry with their values. `at` is the time of a change that activates it, or null. */
const columnValues = (list: SimpleList, content: EntryContent, at: Date | null) => [
  ['active', sql`${content.active}`] as const,
  ...(list.activation !== 'each' && content.active && at ? [['activated_at', sql`${at}`] as const] : []),
  ...fieldsOf(list, false).map(
    ([name, { column }]) => [column, sql`${fieldValue(list, content, name)}`] as const,
  ),
]

/** `at`: time of the change; `activates`: whether it makes the entry active. */
export function updateEntry(
  tx: Tx,
  list: SimpleList,
  { id, revision }: Pick<ListEntry, 'id' | 'revision'>,
  content: EntryContent,
  { at, activates }: { at: Date; activates: boolean },
) {
  const changed = list.changedAt === undefined ? [] : [[list.changedAt, sql`${at}`] as const]
  const values = [...columnValues(list, content, activates ? at : null), ...changed].map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  )
  return sql`
    update ${sql.table(list.table)} set revision = ${revision}, ${sql.join(values)} where id = ${id}
  `.execute(tx)
}

export const deleteEntry = (tx: Tx, { table }: SimpleList, id: number) =>
  sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx)

/** Stores the texts of an entry. Other columns of a language that keeps a text stay as they are. */
export async function storeTexts(
  tx: Tx,
  list: SimpleList,
  id: number,
  contents: EntryContent['fields'],
): Promise<void> {
  if (!list.texts) return
  const { table, entry } = list.texts
  const fields = fieldsOf(list, true)
  const textIn = (name: string, language: string) =>
    (contents[name] as Record<string, string> | undefined)?.[language] ?? ''
  const languages = [...new Set(fields.flatMap(([name]) => Object.keys(contents[name] ?? {})))]
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(entry)} = ${id} and language <> all(${languages}::text[])
  `.execute(tx)
  const columns = sql.join(fields.map(([, { column }]) => sql.ref(column)))
  const rows = languages.map((language) => {
    const texts = fields.map(([name, { kind }]) =>
      kind === 'translatedFilm'
        ? sql`nullif(${textIn(name, language)}::text, '')::integer`
        : sql`${textIn(name, language)}::text`,
    )
    return sql`(${id}::integer, ${language}::text, ${sql.join(texts)})`
  })
  if (rows.length === 0) return
  await sql`
    insert into ${sql.table(table)} (${sql.ref(entry)}, language, ${columns}) values ${sql.join(rows)}
    on conflict (${sql.ref(entry)}, language) do update set
      ${sql.join(fields.map(([, { column }]) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
  `.execute(tx)
}
