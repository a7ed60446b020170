import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { EntryDraft } from '../entry-draft.ts'
import type { FieldValue } from '../kinds/field-value.ts'
import { kinds } from '../kinds/index.ts'
import { isTranslatedKind } from '../kinds/translated-kinds.ts'
import type { ListEntry } from '../list-entry.ts'
import type { SimpleList } from '../simple-list.ts'

interface EntryRow extends Omit<ListEntry, 'fields'> {
  /** The columns of the entry. */
  columns: Record<string, FieldValue>
  /** The columns of the texts by language. */
  texts: Record<string, Record<string, string>>
}

/** A draft inside a JSON value, with its time in milliseconds since 1970. */
type StoredDraft = Omit<EntryDraft, 'changedAt'> & { changedAt: number }

const selectTexts = ({ texts }: SimpleList) =>
  texts
    ? sql`coalesce((
        select json_object_agg(language, to_json(text)) from ${sql.table(texts.table)} as text
        where ${sql.ref(`text.${texts.entry}`)} = entry.id
      ), '{}')`
    : sql`'{}'::json`

const selectEntries = (list: SimpleList) => sql`
  select entry.id, entry.active, entry.revision, entry.position,
    ${list.kept ? sql.ref(`entry.${list.kept.column}`) : sql`false`} as is_kept,
    ${list.activation === 'each' ? sql`null::timestamptz` : sql.ref('entry.activated_at')} as activated_at,
    to_json(entry) as columns, ${selectTexts(list)} as texts
  from ${sql.table(list.table)} as entry`

const toEntry = ({ fields }: SimpleList, { columns, texts, ...row }: EntryRow): ListEntry => ({
  ...row,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, { kind, column }]) => [
      name,
      isTranslatedKind(kind) ? textsIn(texts, column) : (columns[column] ?? kinds[kind].empty),
    ]),
  ),
})

const textsIn = (texts: EntryRow['texts'], column: string) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, { [column]: text }]) =>
      text ? [[language, String(text)]] : [],
    ),
  )

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

/** An entry, how often it is used, and the draft that a person has of it. */
export async function findEntryWithUses(
  db: Db,
  list: SimpleList,
  { id, accountId }: { id: number; accountId: number | null },
): Promise<{ entry: ListEntry; uses: number; draft: EntryDraft | null } | undefined> {
  const counts = list.uses?.columns.map(
    ({ table, column }) =>
      sql`(select count(*)::integer from ${sql.table(table)} where ${sql.ref(column)} = ${id})`,
  )
  const { rows } = await sql<{ uses: number; draft: StoredDraft | null } & EntryRow>`
    select entry.*, ${counts ? sql.join(counts, sql` + `) : sql`0`} as uses, (
      select json_build_object('baseRevision', base_revision, 'content', content, 'sequence', sequence,
        'changedAt', extract(epoch from changed_at) * 1000)
      from entry_draft
      where account_id = ${accountId}::integer and list = ${list.name} and entry_id = entry.id
    ) as draft
    from (${selectEntries(list)} where entry.id = ${id}) as entry
  `.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { uses, draft, ...entry } = row
  return {
    entry: toEntry(list, entry),
    uses,
    draft: draft && { ...draft, changedAt: new Date(draft.changedAt) },
  }
}

/** Whether another entry has a value. */
export async function hasOtherEntryWith(
  tx: Tx,
  { table }: SimpleList,
  { column, value, id }: { column: string; value: string; id: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.ref(column)} = ${value} and id is distinct from ${id}::integer limit 1
  `.execute(tx)
  return rows.length > 0
}

/** Locks an entry for a change until the transaction ends; what begins to use it waits as well. */
export const lockEntryForChange = (tx: Tx, { table }: SimpleList, id: number) =>
  sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx)

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
