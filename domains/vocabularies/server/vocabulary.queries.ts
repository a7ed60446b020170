import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { VocabularyEntry } from '../vocabulary.ts'

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
