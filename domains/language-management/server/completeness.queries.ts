import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { ContentKind } from '../completeness-kinds.ts'

/**
 * SQL: what is translated: `kind`, `list` of a reference value, `id`, and `name` in the default language. Retired values
 * and earlier legal versions need no text.
 */
const translatable = sql`
  select 'signs' as kind, '' as list, id, gloss as name from sign where status <> 'deleted'
  union all
  select 'values', list, id, coalesce(
    (select description from vocabulary_text where entry_id = vocabulary_entry.id and language = main.code), value)
  from vocabulary_entry, main where not retired
  union all
  select 'contents', '', id, slug from content
  union all
  select 'questions', '', id, coalesce(
    (select question from faq_text where faq_id = faq.id and language = main.code), id::text)
  from faq, main
  union all
  select 'videos', '', id, name from page_video
  union all
  select 'legal', '', max(id), kind from legal_version group by kind
  union all
  select 'professions', '', id, coalesce(
    (select description from profession_text where profession_id = profession.id and language = main.code), id::text)
  from profession, main`

/** SQL: what has a text in which language: `kind`, `id`, `language`. */
const translated = sql`
  select distinct 'signs' as kind, sign_id as id, language from translation
  union all
  select 'values', entry_id, language from vocabulary_text
  union all
  select 'contents', content_id, language from content_text where title <> '' and body <> ''
  union all
  select 'questions', faq_id, language from faq_text where question <> '' and answer <> ''
  union all
  select 'videos', page_video_id, language from page_video_text where title <> ''
  union all
  select 'legal', legal_version_id, language from legal_text where body <> ''
  union all
  select 'professions', profession_id, language from profession_text where description <> ''`

const main = sql`main as (select code from language where is_default)`

/** The number of things of each kind, and by language of those that have a text in it. */
export async function countTranslated(
  db: Db | Tx,
): Promise<{ kind: ContentKind; total: number; byLanguage: Record<string, number> }[]> {
  const { rows } = await sql<{ kind: ContentKind; total: number; byLanguage: Record<string, number> }>`
    with ${main}, item as (${translatable}), done as (
      select kind, language, count(*) as count from (${translated}) as text join item using (kind, id)
      group by kind, language
    )
    select kind, count(*)::integer as total, coalesce(
      (select json_object_agg(language, count) from done where done.kind = item.kind), '{}') as by_language
    from item group by kind
  `.execute(db)
  return rows
}

/** Something without a text in a language. */
export interface MissingText {
  kind: ContentKind
  /** Of a reference value; '' for others. */
  list: string
  id: number
  /** In the default language. */
  name: string
}

/** Everything that has no text in a language, by kind, list and id. */
export async function listMissingTexts(db: Db | Tx, language: string): Promise<MissingText[]> {
  const { rows } = await sql<MissingText>`
    with ${main}, item as (${translatable}), text as (${translated})
    select kind, list, id, name from item
    where (kind, id) not in (select kind, id from text where language = ${language})
    order by kind, list, id
  `.execute(db)
  return rows
}
