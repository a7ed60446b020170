import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'
import type { MergedEntry } from '../merged-entry.ts'
import { storeDescriptions } from './entry-columns.ts'

/** Stores a merged value again with its id, texts, names and the values that belonged to it. */
export async function reinsertEntry(tx: Tx, merged: MergedEntry, intoId: number): Promise<void> {
  const { entry, aliases, narrowerNames } = merged
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
  const { rows } = await sql<{ code: string }>`select code from language`.execute(tx)
  const known = new Set(rows.map(({ code }) => code))
  await storeDescriptions(
    tx,
    entry.id,
    Object.fromEntries(Object.entries(entry.texts).filter(([code]) => known.has(code))),
  )
  await sql`
    update vocabulary_entry set revision = revision + 1,
      aliases = array(select name from unnest(aliases) with ordinality as a(name, place)
        where name <> all(${aliases}::text[]) order by place),
      narrower_names = array(select name from unnest(narrower_names) with ordinality as a(name, place)
        where name <> all(${narrowerNames}::text[]) order by place)
    where id = ${intoId}
  `.execute(tx)
  if (merged.intoGroupId === entry.id)
    await sql`update vocabulary_entry set group_id = ${entry.id} where id = ${intoId}`.execute(tx)
  await moveBack(tx, 'group_id', merged.grouped, intoId, entry.id)
  await moveBack(tx, 'parent_id', merged.contained, intoId, entry.id)
}

/** Values that were moved to another head or area since stay there. */
const moveBack = (
  tx: Tx,
  column: 'group_id' | 'parent_id',
  ids: readonly number[],
  from: number,
  to: number,
) =>
  sql`update vocabulary_entry set ${sql.ref(column)} = ${to}
    where id = any(${ids}::integer[]) and ${sql.ref(column)} = ${from}`.execute(tx)
