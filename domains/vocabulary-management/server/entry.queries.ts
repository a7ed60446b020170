import { sql } from 'kysely'
import type { ListName } from '#domains/vocabularies/index.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { ManagedEntry } from '../managed-entry.ts'

/** The columns of an entry with its texts, as one row of the subquery `entry`. */
const managedEntries = sql`
  select id, list, value, parent_id, group_id, position, searchable, retired, symbol, picture_id, features, aliases,
    narrower_names, revision, coalesce((
      select json_object_agg(language, description) from vocabulary_text where entry_id = vocabulary_entry.id
    ), '{}') as texts
  from vocabulary_entry`

/** The values of a list, or of several lists, in their order. */
export async function listManagedEntries(
  db: Db | Tx,
  lists: string | readonly string[],
): Promise<ManagedEntry[]> {
  const { rows } = await sql<ManagedEntry>`
    ${managedEntries} where list = any(${[lists].flat()}::text[]) order by position, id`.execute(db)
  return rows
}

/** The values with these ids, of any list. */
export async function readManagedEntries(db: Db | Tx, ids: readonly number[]): Promise<ManagedEntry[]> {
  const { rows } = await sql<ManagedEntry>`${managedEntries} where id = any(${ids}::integer[])`.execute(db)
  return rows
}

/** Locks values for changes, in the order of their ids to prevent deadlocks; signs that use them wait as well. */
export const lockEntriesForChange = (tx: Tx, ids: readonly number[]) =>
  sql`select id from vocabulary_entry where id = any(${ids}::integer[]) order by id for update`.execute(tx)

/**
 * Locks the names of a list until the transaction ends, so that two changes at once cannot take the same one. It must
 * be the first lock of the transaction.
 */
export const lockList = (tx: Tx, list: ListName) =>
  sql`select pg_advisory_xact_lock(hashtext('vocabulary_entry'), hashtext(${list}))`.execute(tx)

/** The entry of a list that has one of these names as value or alias, with that name; except one entry. */
export async function findNameHolder(
  tx: Tx,
  { list, names, except }: { list: string; names: readonly string[]; except: number | null },
): Promise<{ name: string; value: string } | undefined> {
  const { rows } = await sql<{ name: string; value: string }>`
    select wanted.name, entry.value from unnest(${names}::text[]) with ordinality as wanted(name, place)
    join vocabulary_entry as entry
      on entry.list = ${list} and (entry.value = wanted.name or wanted.name = any(entry.aliases))
    where entry.id is distinct from ${except}::integer
    order by wanted.place limit 1
  `.execute(tx)
  return rows[0]
}

/**
 * SQL: each sign with the values of its current version and, while changes wait, of its public one: as many signs as the
 * list of signs shows to an administrator.
 */
const signUses = sql`
  select entry_id as id, sign_id from sign_value
  union
  select kind_id, sign_id from sign_note
  union
  select value::integer, sign_id
  from sign join published_sign on sign_id = sign.id and published_sign.revision <> sign.revision
  cross join lateral (
    select jsonb_path_query(document, '$.values.*[*]')
    union all select jsonb_path_query(document, '$.notes[*].kind')
  ) as public (value)`

/** The number of uses of each value that has some: of a list, or of one value. */
export async function countUses(
  db: Db | Tx,
  { list, id = null }: { list: string; id?: number | null },
): Promise<Map<number, { signs: number; values: number }>> {
  const { rows } = await sql<{ id: number; signs: number; values: number }>`
    with chosen as (
      select id from vocabulary_entry where list = ${list} and (${id}::integer is null or id = ${id}::integer)
    ), used as (
      select id, sign_id from (${signUses}) as uses where id = any(array(select id from chosen))
    ), contained as (
      select group_id as id from vocabulary_entry where group_id in (select id from chosen)
      union all
      select parent_id from vocabulary_entry where parent_id in (select id from chosen)
    )
    select id, coalesce(signs, 0)::integer as signs, coalesce("values", 0)::integer as "values"
    from (select id, count(*) as signs from used group by id) as by_sign
    full join (select id, count(*) as "values" from contained group by id) as by_value using (id)
  `.execute(db)
  return new Map(rows.map(({ id, ...use }) => [id, use]))
}

/** For each list its number of values, of signs that have one of them, and of missing descriptions. */
export async function countLists(
  db: Db,
  languages: readonly string[],
): Promise<Map<string, { values: number; signs: number; missing: number }>> {
  const { rows } = await sql<{ list: string; values: number; signs: number; missing: number }>`
    with used as (
      select list, count(distinct sign_id)::integer as signs
      from (${signUses}) as uses join vocabulary_entry using (id) group by list
    )
    select entry.list, count(*)::integer as "values",
      coalesce((select signs from used where used.list = entry.list), 0) as signs,
      (count(*) * ${languages.length}::integer - coalesce(sum(texts), 0))::integer as missing
    from vocabulary_entry as entry
    left join (
      select entry_id, count(*) as texts from vocabulary_text
      where language = any(${languages}::text[]) group by entry_id
    ) as text on text.entry_id = entry.id
    group by entry.list
  `.execute(db)
  return new Map(rows.map(({ list, ...counts }) => [list, counts]))
}

/** The content languages that values are described in, the default one first. */
export async function listDescriptionLanguages(db: Db | Tx): Promise<{ code: string; isDefault: boolean }[]> {
  return db
    .selectFrom('language')
    .select(['code', 'isDefault'])
    .where('otherLanguage', '=', false)
    .where('retired', '=', false)
    .orderBy('isDefault', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The id of a value; 0 if the list does not have it. */
export async function findEntryId(tx: Tx, list: string, value: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from vocabulary_entry where list = ${list} and value = ${value}`.execute(tx)
  return rows[0]?.id ?? 0
}

/** The id of a value of a list, locked against deletion. */
export async function lockEntryIdByValue(tx: Tx, list: string, value: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from vocabulary_entry where list = ${list} and value = ${value} for key share`.execute(tx)
  return rows[0]?.id
}

/** Whether a value exists. */
export async function hasEntry(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select id from vocabulary_entry where id = ${id}`.execute(tx)
  return rows.length > 0
}
