import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { DescribedHandshape } from '../handshapes-file.ts'

/** The values of a list. */
export async function listValues(db: Db, list: string): Promise<string[]> {
  const entries = await db.selectFrom('vocabularyEntry').select('value').where('list', '=', list).execute()
  return entries.map(({ value }) => value)
}

/**
 * Adds missing values after those that exist, and stores features, symbols, groups and texts.
 * @returns the ids of the entries that changed
 */
export async function storeHandshapeRows(
  tx: Tx,
  list: string,
  handshapes: readonly DescribedHandshape[],
): Promise<Set<number>> {
  const rows = JSON.stringify(handshapes)
  await sql`
    insert into vocabulary_entry (list, value, position)
    select ${list}, value,
      (select coalesce(max(position), -1) from vocabulary_entry where list = ${list}) + place
    from rows from (json_to_recordset(${rows}::json) as (value text)) with ordinality as new(value, place)
    on conflict (list, value) do nothing
  `.execute(tx)
  const changed = await sql<{ id: number }>`
    update vocabulary_entry as entry
    set features = new.features, symbol = coalesce(new.symbol, entry.symbol), group_id = coalesce(head.id, entry.group_id)
    from json_to_recordset(${rows}::json) as new(value text, features jsonb, symbol text, "group" text)
    left join vocabulary_entry as head on head.list = ${list} and head.value = new."group"
    where entry.list = ${list} and entry.value = new.value
      and (entry.features, entry.symbol, entry.group_id) is distinct from
        (new.features, coalesce(new.symbol, entry.symbol), coalesce(head.id, entry.group_id))
    returning entry.id
  `.execute(tx)
  const texts = handshapes.flatMap(({ value, texts }) =>
    Object.entries(texts).map(([language, description]) => ({ value, language, description })),
  )
  const described = await sql<{ id: number }>`
    insert into vocabulary_text as text (entry_id, language, description)
    select entry.id, language, description
    from json_to_recordset(${JSON.stringify(texts)}::json) as new(value text, language text, description text)
    join vocabulary_entry as entry on entry.list = ${list} and entry.value = new.value
    on conflict (entry_id, language) do update set description = excluded.description
      where text.description <> excluded.description
    returning entry_id as id
  `.execute(tx)
  return new Set([...changed.rows, ...described.rows].map(({ id }) => id))
}
