import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { EntryContent, ListEntry } from '../list-entry.ts'
import type { SimpleList } from '../simple-lists.ts'

interface EntryRow extends Omit<ListEntry, 'fields'> {
  /** The columns of the texts by language. */
  texts: Record<string, Record<string, string>>
}

const selectEntries = ({ table, texts }: SimpleList) => sql`
  select entry.id, entry.active, entry.revision, entry.position,
    coalesce((
      select json_object_agg(language, to_json(text)) from ${sql.table(texts.table)} as text
      where ${sql.ref(`text.${texts.entry}`)} = entry.id
    ), '{}') as texts
  from ${sql.table(table)} as entry`

const toEntry = ({ fields }: SimpleList, { texts, ...row }: EntryRow): ListEntry => ({
  ...row,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, { column }]) => [
      name,
      Object.fromEntries(
        Object.entries(texts).flatMap(([language, { [column]: text }]) => (text ? [[language, text]] : [])),
      ),
    ]),
  ),
})

/** The entries of a list by position; those that share one by id, or the newest first. */
export async function listEntries(db: Db | Tx, list: SimpleList): Promise<ListEntry[]> {
  const direction = list.order === 'newest' ? sql`desc` : sql`asc`
  const { rows } =
    await sql<EntryRow>`${selectEntries(list)} order by position, entry.id ${direction}`.execute(db)
  return rows.map((row) => toEntry(list, row))
}

export async function findEntry(db: Db | Tx, list: SimpleList, id: number): Promise<ListEntry | undefined> {
  const { rows } = await sql<EntryRow>`${selectEntries(list)} where entry.id = ${id}`.execute(db)
  return rows[0] && toEntry(list, rows[0])
}

/** Locks an entry for a change until the transaction ends; what begins to use it waits as well. */
export const lockEntryForChange = (tx: Tx, { table }: SimpleList, id: number) =>
  sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx)

/** Locks the order of a list until the transaction ends. It must be the first lock of the transaction. */
export const lockOrder = (tx: Tx, { name }: SimpleList) =>
  sql`select pg_advisory_xact_lock(hashtext('simple_list'), hashtext(${name}))`.execute(tx)

/**
 * Inserts an entry without texts at the end of its list. While entries share a position, because nobody has moved one,
 * it joins them.
 */
export async function insertEntry(tx: Tx, { table }: SimpleList, { active }: EntryContent): Promise<number> {
  const position = sql`(
    select coalesce(case when count(*) = 1 or count(distinct position) < count(*) then min(position) else max(position) + 1 end, 0)
    from ${sql.table(table)}
  )`
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (active, position) values (${active}, ${position}) returning id
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

export const updateEntry = (
  tx: Tx,
  { table }: SimpleList,
  { id, revision, active }: Pick<ListEntry, 'id' | 'revision' | 'active'>,
) =>
  sql`update ${sql.table(table)} set active = ${active}, revision = ${revision} where id = ${id}`.execute(tx)

export const deleteEntry = (tx: Tx, { table }: SimpleList, id: number) =>
  sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx)

/** Stores the texts of an entry. Other columns of a language that keeps a text stay as they are. */
export async function storeTexts(
  tx: Tx,
  list: SimpleList,
  id: number,
  contents: EntryContent['fields'],
): Promise<void> {
  const { table, entry } = list.texts
  const fields = Object.entries(list.fields)
  const languages = [...new Set(fields.flatMap(([name]) => Object.keys(contents[name] ?? {})))]
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(entry)} = ${id} and language <> all(${languages}::text[])
  `.execute(tx)
  const columns = sql.join(fields.map(([, { column }]) => sql.ref(column)))
  const rows = languages.map((language) => {
    const texts = fields.map(([name]) => sql`${contents[name]?.[language] ?? ''}::text`)
    return sql`(${id}::integer, ${language}::text, ${sql.join(texts)})`
  })
  if (rows.length === 0) return
  await sql`
    insert into ${sql.table(table)} (${sql.ref(entry)}, language, ${columns}) values ${sql.join(rows)}
    on conflict (${sql.ref(entry)}, language) do update set
      ${sql.join(fields.map(([, { column }]) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
  `.execute(tx)
}

/** Sets the order of a list; returns the ids of the entries that moved. */
export async function storeOrder(tx: Tx, { table }: SimpleList, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} as entry set position = place - 1
    from unnest(${ids}::integer[]) with ordinality as ordered(id, place)
    where entry.id = ordered.id and entry.position <> place - 1
    returning entry.id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Puts all entries on the same position; returns the ids of the entries that moved. */
export async function removeOrder(tx: Tx, { table }: SimpleList): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set position = 0 where position <> 0 returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** How often each entry is used; unused ones are missing. */
export async function countUses(
  db: Db | Tx,
  { uses }: SimpleList,
  id: number | null = null,
): Promise<Map<number, number>> {
  if (!uses) return new Map()
  const used = uses.columns.map(
    ({ table, column }) => sql`select ${sql.ref(column)} as id from ${sql.table(table)}`,
  )
  const { rows } = await sql<{ id: number; count: number }>`
    select id, count(*)::integer as count from (${sql.join(used, sql` union all `)}) as used
    where id is not null and (${id}::integer is null or id = ${id}::integer) group by id
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row.count]))
}
