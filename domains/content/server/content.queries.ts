import { sql, type Updateable } from 'kysely'
import type { Tables } from '#platform/db/tables.gen.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { Content } from '../content.ts'
import {
  type Dataset,
  type DatasetTexts,
  defaultRetentionMonths,
  unknownCountry,
  unknownSignLanguage,
} from '../dataset.ts'
import type { Faq } from '../faq.ts'
import type { PageVideo } from '../page-video.ts'

/** Active contents in the order of the footer. Only texts with a title, and with a text or a film. */
export function listContents(db: Db): Promise<Content[]> {
  return db
    .selectFrom('content')
    .select(['id', 'slug', 'inFooter', 'position', 'changedAt'])
    .select(
      sql<Content['texts']>`coalesce((
        select json_object_agg(language, json_build_object('title', title, 'body', body, 'videoId', video_id))
        from content_text
        where content_id = content.id and title <> '' and (body <> '' or video_id is not null)
      ), '{}')`.as('texts'),
    )
    .where('active', '=', true)
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
    .select(['contactEmail', 'owners', 'contactPersons', 'schoolMode', 'uploadedHandsFirst'])
    .select(['countsViews', 'retentionMonths', 'mandatoryProperties'])
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

/** Stores title and text of the home page by language; other texts of the dictionary stay. */
export async function storeHomeTexts(
  tx: Tx,
  texts: Readonly<Record<string, Pick<DatasetTexts, 'homeTitle' | 'homeText'>>>,
): Promise<void> {
  const rows = Object.entries(texts)
  if (rows.length === 0) return
  await sql`
    insert into dictionary_text (dictionary_id, language, home_title, home_text)
    select dictionary.id, given.language, given.title, given.text
    from (select id from dictionary order by id limit 1) as dictionary,
      unnest(${rows.map(([code]) => code)}::text[], ${rows.map(([, { homeTitle }]) => homeTitle)}::text[],
        ${rows.map(([, { homeText }]) => homeText)}::text[]) as given (language, title, text)
    on conflict (dictionary_id, language) do update
      set home_title = excluded.home_title, home_text = excluded.home_text
  `.execute(tx)
}

/** The properties that a sign needs before it is published, beyond gloss and translation. */
export async function readMandatoryProperties(db: Db | Tx): Promise<string[]> {
  const dictionary = await db
    .selectFrom('dictionary')
    .select('mandatoryProperties')
    .orderBy('id')
    .executeTakeFirst()
  return dictionary?.mandatoryProperties ?? []
}

/** Months after which the personal data of solved messages are erased. */
export async function readRetentionMonths(db: Db | Tx): Promise<number> {
  const dictionary = await db
    .selectFrom('dictionary')
    .select('retentionMonths')
    .orderBy('id')
    .executeTakeFirst()
  return dictionary?.retentionMonths ?? defaultRetentionMonths
}

/** Stores names, languages and owners of the dictionary. A change of its facts counts, so that an open form notices it. */
export async function updateDataset(tx: Tx, values: Updateable<Tables['dictionary']>): Promise<void> {
  const isOfFacts = ['name', 'acronym', 'owners', 'contactPersons'].some((fact) => fact in values)
  await tx
    .updateTable('dictionary')
    .set(values)
    .$if(isOfFacts, (update) => update.set(({ eb }) => ({ factsRevision: eb('factsRevision', '+', 1) })))
    .execute()
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
