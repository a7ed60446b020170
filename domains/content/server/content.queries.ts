import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { Content, Dataset, Faq, LegalVersion, PageVideo } from '../content.ts'

/** All contents in the order of the footer. */
export function listContents(db: Db): Promise<Content[]> {
  return db
    .selectFrom('content')
    .select(['id', 'slug', 'inFooter', 'position', 'changedAt'])
    .select(
      sql<Content['texts']>`coalesce((
        select json_object_agg(language, json_build_object('title', title, 'body', body, 'videoId', video_id))
        from content_text where content_id = content.id
      ), '{}')`.as('texts'),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The newest version of each legal text that has one. */
export async function listCurrentLegalVersions(db: Db): Promise<LegalVersion[]> {
  const rows = await db
    .selectFrom('legalVersion')
    .distinctOn('kind')
    .select(['id', 'kind', 'createdAt'])
    .select(
      sql<LegalVersion['texts']>`coalesce((
        select json_object_agg(language, json_build_object('body', body, 'videoId', video_id))
        from legal_text where legal_version_id = legal_version.id
      ), '{}')`.as('texts'),
    )
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute()
  return rows as LegalVersion[]
}

/** Activated questions, newest first. */
export function listActiveFaqs(db: Db): Promise<Faq[]> {
  return db
    .selectFrom('faq')
    .select(['id', 'createdAt'])
    .select(
      sql<Faq['texts']>`coalesce((
        select json_object_agg(language,
          json_build_object('question', question, 'answer', answer, 'videoId', video_id))
        from faq_text where faq_id = faq.id
      ), '{}')`.as('texts'),
    )
    .where('active', '=', true)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Every page video, disabled ones too. */
export function listPageVideos(db: Db): Promise<PageVideo[]> {
  return db
    .selectFrom('pageVideo')
    .select(['id', 'slug', 'name', 'active', 'activatedAt', 'videoId', 'previewImageId'])
    .select(
      sql<PageVideo['texts']>`coalesce((
        select json_object_agg(language, json_build_object('title', title, 'description', description))
        from page_video_text where page_video_id = page_video.id
      ), '{}')`.as('texts'),
    )
    .orderBy('id')
    .execute()
}

/** The one data set; undefined before the first start has made it. */
export function findDataset(db: Db): Promise<Dataset | undefined> {
  return db
    .selectFrom('dictionary')
    .select(['id', 'name', 'acronym', 'signLanguage', 'country', 'versionLabel', 'licence'])
    .select(['contactEmail', 'owners', 'contactPersons'])
    .select(
      sql<Dataset['texts']>`coalesce((
        select json_object_agg(language, json_build_object(
          'homeTitle', home_title, 'homeText', home_text, 'signLanguageName', sign_language_name,
          'countryName', country_name, 'description', description, 'citation', citation,
          'copyright', copyright))
        from dictionary_text where dictionary_id = dictionary.id
      ), '{}')`.as('texts'),
    )
    .orderBy('id')
    .executeTakeFirst()
}
