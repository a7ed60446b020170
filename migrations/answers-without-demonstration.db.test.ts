import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateNewDatabaseTo, migrateToLatest } from '#platform/db/migrate.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openEmptyDatabase } from '#tests/database.ts'
import { migrations } from './index.ts'

test('stored answers lose their sentence about the demonstration and keep everything else [PUB-05]', async () => {
  const { db } = await openEmptyDatabase('answers')
  await inTransaction(db, (tx) => migrateNewDatabaseTo(tx, '0013-hand-drawings', migrations))
  await sql`insert into language (code, is_default) values ('en', true), ('de', false)`.execute(db)
  await sql`insert into faq default values`.execute(db)
  const answers = {
    en: '<p>Yes. The signs of the demonstration are not suitable for teaching the language.</p>',
    de: '<p>Ja. Unsere Demonstration am 1. Mai filmen Sie bitte nicht.</p>',
  }
  for (const [language, answer] of Object.entries(answers))
    await sql`insert into faq_text (faq_id, language, question, answer)
      select id, ${language}, '?', ${answer} from faq`.execute(db)
  await migrateToLatest(db)
  expect(await db.selectFrom('faqText').select(['language', 'answer']).orderBy('language').execute()).toEqual(
    [
      { language: 'de', answer: answers.de },
      { language: 'en', answer: '<p>Yes.</p>' },
    ],
  )
})
