import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { Language } from '../language.ts'

/** All content languages, ordered by position. */
export function listLanguages(db: Db): Promise<Language[]> {
  return db
    .selectFrom('language')
    .select(['id', 'code', 'isDefault', 'otherLanguage', 'position', 'notes'])
    .select(
      sql<Record<string, string>>`coalesce((
        select json_object_agg(in_language, description) from language_text where language_id = language.id
      ), '{}')`.as('names'),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The codes of all languages. */
export async function listLanguageCodes(db: Db | Tx): Promise<string[]> {
  const languages = await db.selectFrom('language').select('code').execute()
  return languages.map(({ code }) => code)
}
