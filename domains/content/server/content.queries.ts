import { sql, type Updateable } from 'kysely'
import type { Tables } from '#platform/db/tables.gen.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { Content } from '../content.ts'
import { type Dataset, unknownCountry, unknownSignLanguage } from '../dataset.ts'
import type { Faq } from '../faq.ts'
import type { PageVideo } from '../page-video.ts'

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

/** Active questions by position, then the newest first. Only texts with question and answer. */
export function listActiveFaqs(db: Db): Promise<Faq[]> {
  return db
    .selectFrom('faq')
    .select(['id', 'createdAt'])
    .select(
      sql<Faq['texts']>`coalesce((
        select json_object_agg(language,
          json_build_object('question', question, 'answer', answer, 'videoId', video_id))
        from faq_text
        where faq_id = faq.id and question <> '' and (answer <> '' or video_id is not null)
      ), '{}')`.as('texts'),
    )
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** All page videos, disabled ones included. */
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

/** The only data set; undefined until the seeds are loaded. */
export function findDataset(db: Db): Promise<Dataset | undefined> {
  return db
    .selectFrom('dictionary')
    .select(['id', 'name', 'acronym', 'signLanguage', 'country', 'versionLabel', 'licence'])
    .select(['contactEmail', 'owners', 'contactPersons', 'schoolMode', 'uploadedHandsFirst', 'countsViews'])
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

/** Stores names, languages and owners of the dictionary. */
export async function updateDataset(tx: Tx, values: Updateable<Tables['dictionary']>): Promise<void> {
  await tx.updateTable('dictionary').set(values).execute()
}

/**
 * Stores sign language and country of a dictionary that has neither.
 * @returns whether it had neither
 */
export async function updateUnknownDataset(
  tx: Tx,
  values: Pick<Dataset, 'signLanguage' | 'country'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dictionary')
    .set(values)
    .where('signLanguage', '=', unknownSignLanguage)
    .where('country', '=', unknownCountry)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
