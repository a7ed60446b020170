import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { VocabularyEntry } from '../vocabulary.ts'

/** An entry with its place in its list, without its texts. */
export type EntryPlace = Pick<VocabularyEntry, 'id' | 'list' | 'value' | 'parentId' | 'groupId'>

/** The entries with one of these values, and all entries of these lists. */
export async function listEntryPlaces(
  db: Db | Tx,
  wanted: { values: readonly string[]; lists: readonly string[] },
): Promise<EntryPlace[]> {
  const { rows } = await sql<EntryPlace>`
    select id, list, value, parent_id, group_id from vocabulary_entry
    where value = any(${wanted.values}::text[]) or list = any(${wanted.lists}::text[])
  `.execute(db)
  return rows
}

/** The entry that each merged entry was merged into, by its id; merges that were undone are left out. */
export async function listMergedEntries(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; into: number }>`
    select entry_id as id, into_id as "into" from vocabulary_merge where undone_at is null order by id
  `.execute(db)
  return new Map(rows.map(({ id, into }) => [id, into]))
}

/** All entries of all lists, retired ones included, ordered by list and position. */
export async function listVocabularyEntries(db: Db): Promise<VocabularyEntry[]> {
  const rows = await db
    .selectFrom('vocabularyEntry as entry')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('vocabularyText')
          .select([
            'entryId',
            sql<Record<string, string>>`json_object_agg(language, description)`.as('texts'),
          ])
          .groupBy('entryId')
          .as('text'),
      (join) => join.onRef('text.entryId', '=', 'entry.id'),
    )
    .select(['id', 'list', 'value', 'parentId', 'groupId', 'position', 'searchable', 'retired'])
    .select(['symbol', 'pictureId', 'features', 'aliases', 'text.texts'])
    .orderBy('list')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, texts: row.texts ?? {} })) as VocabularyEntry[]
}
