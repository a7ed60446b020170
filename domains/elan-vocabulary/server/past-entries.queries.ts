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

/**
 * Ids of erased signs, ascending.
 * @param everPublished only of those that visitors saw once
 */
export async function listErasedSignIds(
  db: Db,
  { everPublished }: { everPublished: boolean },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct subject_id as id from erasure
    where kind = 'sign' and (was_published or ${!everPublished}) and not exists (select from sign where sign.id = subject_id)
    order by subject_id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Every value that a sign ever had in one of these properties: when it was published, or in any version.
 * @param properties keys of the `values` of documents
 */
export async function listPastValuesOfSigns(
  db: Db,
  properties: readonly string[],
  { everPublished }: { everPublished: boolean },
): Promise<{ sign: number; value: number }[]> {
  const isCounted = everPublished
    ? sql`exists (
        select from sign_decision decision
        where decision.sign_id = version.sign_id and decision.revision = version.revision and decision.kind = 'publish'
      )`
    : sql`true`
  const { rows } = await sql<{ sign: number; value: number }>`
    select distinct version.sign_id as sign, value.id::integer as value
    from sign_version version
    cross join unnest(${[...properties]}::text[]) as property (key)
    cross join jsonb_array_elements_text(coalesce(version.document -> 'values' -> property.key, '[]')) as value (id)
    where ${isCounted}
    order by sign, value
  `.execute(db)
  return rows
}

/** The values of a list that were merged into others or deleted, and are no rows any more, by id. */
export async function listPastValues(
  db: Db,
  list: string,
): Promise<{ id: number; value: string; texts: Record<string, string> }[]> {
  const { rows } = await sql<{ id: number; value: string; texts: Record<string, string> }>`
    select distinct on (id) id, value, texts
    from (
      select entry_id as id, entry #>> '{entry,value}' as value, coalesce(entry #> '{entry,texts}', '{}') as texts,
        merged.id as merge
      from vocabulary_merge merged where list = ${list}
      union all
      select entry_id, value, texts, null from deleted_vocabulary_entry where list = ${list}
    ) as past
    where not exists (select from vocabulary_entry entry where entry.id = past.id)
    order by id, merge desc nulls first
  `.execute(db)
  return rows
}
