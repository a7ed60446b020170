import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'
import type { MergedEntry } from '../merged-entry.ts'

type HierarchyColumn = 'group_id' | 'parent_id'
type Names = Pick<MergedEntry, 'aliases' | 'narrowerNames'>

interface NewMerge {
  list: string
  merged: MergedEntry
  intoId: number
  changeSetId: number | null
  accountId: number | null
  at: Date
}

/** Stores a merge. @returns its id */
export async function insertMerge(
  tx: Tx,
  { list, merged, intoId, changeSetId, accountId, at }: NewMerge,
): Promise<number> {
  const { id } = await tx
    .insertInto('vocabularyMerge')
    .values({
      list,
      entryId: merged.entry.id,
      entry: JSON.stringify(merged),
      intoId,
      changeSetId,
      accountId,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores that a merge was undone. */
export async function markMergeUndone(tx: Tx, id: number, at: Date): Promise<void> {
  await sql`update vocabulary_merge set undone_at = ${at} where id = ${id}`.execute(tx)
}

/** Groups a value under another one, or under none. */
export async function setHead(tx: Tx, id: number, head: number | null): Promise<void> {
  await sql`update vocabulary_entry set group_id = ${head} where id = ${id}`.execute(tx)
}

/** Moves the values below a value to another one. @returns their ids */
export async function moveGrouped(
  tx: Tx,
  column: HierarchyColumn,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update vocabulary_entry set ${sql.ref(column)} = ${to}
    where ${sql.ref(column)} = ${from} and id <> ${to} returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Moves values back. Those that were moved to another head or area since stay there. */
export const moveBack = (tx: Tx, column: HierarchyColumn, ids: readonly number[], from: number, to: number) =>
  sql`update vocabulary_entry set ${sql.ref(column)} = ${to}
    where id = any(${ids}::integer[]) and ${sql.ref(column)} = ${from}`.execute(tx)

/** Adds names to a value. */
export async function addNames(tx: Tx, id: number, { aliases, narrowerNames }: Names): Promise<void> {
  await sql`
    update vocabulary_entry set revision = revision + 1,
      aliases = aliases || ${aliases}::text[], narrower_names = narrower_names || ${narrowerNames}::text[]
    where id = ${id}`.execute(tx)
}

/** Removes names from a value. */
export async function removeNames(tx: Tx, id: number, { aliases, narrowerNames }: Names): Promise<void> {
  await sql`
    update vocabulary_entry set revision = revision + 1,
      aliases = array(select name from unnest(aliases) with ordinality as a(name, place)
        where name <> all(${aliases}::text[]) order by place),
      narrower_names = array(select name from unnest(narrower_names) with ordinality as a(name, place)
        where name <> all(${narrowerNames}::text[]) order by place)
    where id = ${id}
  `.execute(tx)
}

/** Stores a deleted value again, without its texts. */
export async function insertMergedEntry(tx: Tx, entry: MergedEntry['entry']): Promise<void> {
  const features = entry.features === null ? null : JSON.stringify(entry.features)
  // Head, area and picture may have been deleted meanwhile.
  await sql`
    insert into vocabulary_entry (id, list, value, parent_id, group_id, position, searchable, retired, symbol, picture_id,
      features, aliases, narrower_names, revision)
    values (${entry.id}, ${entry.list}, ${entry.value},
      (select id from vocabulary_entry where id = ${entry.parentId}::integer),
      (select id from vocabulary_entry where id = ${entry.groupId}::integer),
      ${entry.position}, ${entry.searchable}, ${entry.retired}, ${entry.symbol},
      (select id from media where id = ${entry.pictureId}::integer),
      ${features}::jsonb, ${entry.aliases}::text[], ${entry.narrowerNames}::text[], ${entry.revision + 1})
  `.execute(tx)
}
