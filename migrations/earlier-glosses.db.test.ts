import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateNewDatabaseTo, migrateToLatest } from '#platform/db/migrate.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openEmptyDatabase } from '#tests/database.ts'
import { migrations } from './index.ts'

test('earlier glosses are read from the versions that were published [D48]', async () => {
  const { db } = await openEmptyDatabase('earlier_glosses')
  await inTransaction(db, (tx) =>
    migrateNewDatabaseTo(tx, '0031-school-mode-and-uploaded-pictures', migrations),
  )
  await sql`insert into dictionary (name, acronym, sign_language, country, version_label)
    values ('Test', 'T', 'bzs', 'BR', '1')`.execute(db)
  await sql`insert into change_set (kind, number) values ('form', 1)`.execute(db)
  /** The glosses of a sign by revision; those in capitals were published. */
  const histories = [
    ['CASA', 'lar', 'LAR', 'MORADIA'],
    ['CASA', 'LAR', 'CASA'],
    ['CASA', 'lar'],
    ['CASA', 'CASA'],
  ]
  for (const [at, glosses] of histories.entries()) {
    const sign = at + 1
    await sql`insert into sign (id, dictionary_id, gloss) select ${sign}::integer, id, ${`SIGN-${sign}`} from dictionary`.execute(
      db,
    )
    for (const [index, gloss] of glosses.entries()) {
      const document = JSON.stringify({ texts: { gloss } })
      await sql`insert into sign_version (sign_id, revision, change_set_id, document)
        values (${sign}, ${index + 1}, 1, ${document}::jsonb)`.execute(db)
      if (gloss !== gloss.toUpperCase()) continue
      await sql`insert into sign_decision (sign_id, change_set_id, revision, kind, at)
        values (${sign}, 1, ${index + 1}, 'publish', ${new Date(Date.UTC(2026, 0, index + 1))})`.execute(db)
      await sql`insert into published_sign (sign_id, dictionary_version, revision, document)
        values (${sign}, 1, ${index + 1}, ${document}::jsonb)
        on conflict (sign_id) do update set document = excluded.document`.execute(db)
    }
  }
  await migrateToLatest(db)
  const { rows } = await sql<{ signId: number; gloss: string; until: Date }>`
    select sign_id, gloss, until from earlier_gloss order by sign_id, until
  `.execute(db)
  expect(rows.map(({ signId, gloss, until }) => [signId, gloss, new Date(until).getUTCDate()])).toEqual([
    [1, 'CASA', 3],
    [1, 'LAR', 4],
    [2, 'LAR', 3],
  ])
})
