import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateNewDatabaseTo, migrateToLatest } from '#platform/db/migrate.ts'
import type { Database } from '#platform/db/open-database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openEmptyDatabase } from '#tests/database.ts'
import { migrations } from './index.ts'

/** As in the release before. */
const formerText = {
  homeText:
    'Signbank is the dictionary of Brazilian Sign Language (Libras), version 2.0. Find a sign, watch it and read how it is made.',
  description:
    'A new installation begins with a demonstration set: more than 120 everyday signs, described in simplified form, shown by a drawn figure and translated into five languages. It shows what the site offers and is no reference on Libras.',
}

async function openEarlier(name: string): Promise<Database> {
  const database = await openEmptyDatabase(name)
  await inTransaction(database.db, (tx) =>
    migrateNewDatabaseTo(tx, '0011-secrets-and-folded-addresses', migrations),
  )
  const { db } = database
  await sql`insert into language (code, is_default) values ('en', true)`.execute(db)
  await sql`insert into dictionary (name, acronym, sign_language, country, version_label, owners)
    values ('Signbank', 'SB', 'bzs', 'BR', '2.0', '{Signbank}')`.execute(db)
  await sql`insert into content (slug) values ('about')`.execute(db)
  await sql`insert into seed_record (name) values ('content:about')`.execute(db)
  return database
}

const addText = (db: Database['db'], { homeText, description }: typeof formerText) =>
  sql`insert into dictionary_text (dictionary_id, language, home_text, description)
    select id, 'en', ${homeText}, ${description} from dictionary`.execute(db)

test('texts about the demonstration that nobody changed are removed [PUB-04]', async () => {
  const { db } = await openEarlier('own_description')
  await addText(db, formerText)
  await migrateToLatest(db)
  expect(await db.selectFrom('dictionaryText').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('dictionary').selectAll().execute()).toMatchObject([
    { signLanguage: 'und', country: 'ZZ', owners: [] },
  ])
  expect(await db.selectFrom('content').selectAll().execute()).toEqual([])
  expect((await sql`select from seed_record`.execute(db)).rows).toHaveLength(0)
})

test('texts that somebody changed stay, with their sign language [PUB-04]', async () => {
  const { db } = await openEarlier('changed_description')
  await addText(db, { ...formerText, homeText: 'Our own words.' })
  await sql`insert into content_text (content_id, language, title, body)
    select id, 'en', 'About', '<p>Our own page.</p>' from content`.execute(db)
  await migrateToLatest(db)
  expect(await db.selectFrom('dictionaryText').select('homeText').execute()).toEqual([
    { homeText: 'Our own words.' },
  ])
  expect(await db.selectFrom('dictionary').selectAll().execute()).toMatchObject([{ signLanguage: 'bzs' }])
  expect(await db.selectFrom('content').selectAll().execute()).toHaveLength(1)
})
