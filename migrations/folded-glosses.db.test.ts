import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { foldGloss } from '#domains/signs/gloss.ts'
import { migrateNewDatabaseTo, migrateToLatest } from '#platform/db/migrate.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openEmptyDatabase } from '#tests/database.ts'
import { migrations } from './index.ts'

test('stored glosses are folded, also those that are the same as another one [D40]', async () => {
  const { db } = await openEmptyDatabase('folded_glosses')
  await inTransaction(db, (tx) => migrateNewDatabaseTo(tx, '0028-lists-of-the-panel', migrations))
  await sql`insert into dictionary (name, acronym, sign_language, country, version_label)
    values ('Test', 'T', 'bzs', 'BR', '1')`.execute(db)
  const glosses = ['DINHEIRO', 'dinheiro', 'DINHÉIRO', 'WHĀNAU', 'ＣＡＳＡ  nova']
  for (const gloss of glosses)
    await sql`insert into sign (dictionary_id, gloss) select id, ${gloss} from dictionary`.execute(db)
  await migrateToLatest(db)
  const { rows } = await sql<{ foldedGloss: string }>`select folded_gloss from sign order by id`.execute(db)
  expect(rows.map(({ foldedGloss }) => foldedGloss)).toEqual([
    'dinheiro',
    'dinheiro',
    'dinheiro',
    'whanau',
    'casa nova',
  ])
  expect(rows.map(({ foldedGloss }) => foldedGloss)).toEqual(glosses.map(foldGloss))
})
