import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { Language, ManagedLanguage } from '../language.ts'

const selectLanguages = (db: Db | Tx) =>
  db
    .selectFrom('language')
    .select(['id', 'code', 'isDefault', 'otherLanguage', 'position', 'notes'])
    .select(
      sql<Record<string, string>>`coalesce((
        select json_object_agg(in_language, description) from language_text where language_id = language.id
      ), '{}')`.as('names'),
    )
    .orderBy('position')
    .orderBy('id')

/** The content languages in use, ordered by position. */
export const listLanguages = (db: Db | Tx): Promise<Language[]> =>
  selectLanguages(db).where('retired', '=', false).execute()

/** All content languages, retired ones included, ordered by position. */
export const listAllLanguages = (db: Db | Tx): Promise<ManagedLanguage[]> =>
  selectLanguages(db).select(['retired as isRetired', 'revision']).execute()

/** The codes of the retired languages, whose texts visitors and forms do not get. */
export async function listRetiredLanguageCodes(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('language').select('code').where('retired', '=', true).execute()
  return rows.map(({ code }) => code)
}

/** The codes of all languages, retired ones included. */
export async function listLanguageCodes(db: Db | Tx): Promise<string[]> {
  const languages = await db.selectFrom('language').select('code').execute()
  return languages.map(({ code }) => code)
}
