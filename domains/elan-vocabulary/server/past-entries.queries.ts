import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { WithdrawnSign } from '../vocabulary-entries.ts'

/**
 * Signs that were published once, with their glosses as last published, by id.
 * @param published ids of the signs to leave out
 */
export async function listWithdrawnSigns(db: Db, published: readonly number[]): Promise<WithdrawnSign[]> {
  const { rows } = await sql<WithdrawnSign>`
    select distinct on (decision.sign_id) decision.sign_id as id,
      version.document -> 'texts' ->> 'gloss' as gloss, version.document -> 'texts' ->> 'glossEn' as gloss_en
    from sign_decision decision
    join sign_version version using (sign_id, revision)
    where decision.kind = 'publish'
      and not exists (select from unnest(${[...published]}::integer[]) as shown (id) where shown.id = decision.sign_id)
    order by decision.sign_id, decision.id desc
  `.execute(db)
  return rows
}

/** Ids of erased signs, ascending. */
export async function listErasedSignIds(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct subject_id as id from erasure
    where kind = 'sign' and not exists (select from sign where sign.id = subject_id)
    order by subject_id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Every value that a sign ever had in one of these properties when it was published.
 * @param properties keys of the `values` of documents
 */
export async function listPublishedValues(
  db: Db,
  properties: readonly string[],
): Promise<{ sign: number; value: number }[]> {
  const { rows } = await sql<{ sign: number; value: number }>`
    select distinct decision.sign_id as sign, value.id::integer as value
    from sign_decision decision
    join sign_version version using (sign_id, revision)
    cross join unnest(${[...properties]}::text[]) as property (key)
    cross join jsonb_array_elements_text(coalesce(version.document -> 'values' -> property.key, '[]')) as value (id)
    where decision.kind = 'publish'
    order by sign, value
  `.execute(db)
  return rows
}

/** The values of a list that were merged into others and are no rows any more, by id. */
export async function listMergedValues(
  db: Db,
  list: string,
): Promise<{ id: number; value: string; texts: Record<string, string> }[]> {
  const { rows } = await sql<{ id: number; value: string; texts: Record<string, string> }>`
    select distinct on (entry_id) entry_id as id, 
      entry #>> '{entry,value}' as value, coalesce(entry #> '{entry,texts}', '{}') as texts
    from vocabulary_merge merged
    where list = ${list} and not exists (select from vocabulary_entry entry where entry.id = merged.entry_id)
    order by entry_id, merged.id desc
  `.execute(db)
  return rows
}
