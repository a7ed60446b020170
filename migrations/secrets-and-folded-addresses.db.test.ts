import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateNewDatabaseTo, migrateToLatest } from '#platform/db/migrate.ts'
import type { Database } from '#platform/db/open-database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openEmptyDatabase } from '#tests/database.ts'
import { migrations } from './index.ts'

/** A database as the release before folded addresses left it. */
async function openEarlier(): Promise<Database> {
  const database = await openEmptyDatabase('folded_addresses')
  await inTransaction(database.db, (tx) => migrateNewDatabaseTo(tx, '0010-narrower-names', migrations))
  return database
}

test('existing addresses are folded, and of two that are now equal the older account keeps the address', async () => {
  const { db } = await openEarlier()
  await sql`insert into account (email, name) values ('Jos\u00e9@Signbank.example', 'Jos\u00e9'),
    ('jose\u0301@signbank.example', 'Jos\u00e9'), ('bruno@signbank.example', 'Bruno')`.execute(db)
  await sql`insert into contact (kind, subject, message, sender_name, sender_email, language, delivery)
    values ('question', 'a', 'b', 'Bruno', 'BRUNO@signbank.example', 'pt', 'x')`.execute(db)
  await sql`insert into installation_secret (value) values (${'s'.repeat(43)})`.execute(db)
  await migrateToLatest(db)

  const accounts = await db.selectFrom('account').select('emailFolded').orderBy('id').execute()
  expect(accounts.map(({ emailFolded }) => emailFolded)).toEqual([
    'jos\u00e9@signbank.example',
    'jos\u00e9@signbank.example of account 2',
    'bruno@signbank.example',
  ])
  const contact = await db.selectFrom('contact').select('senderEmailFolded').executeTakeFirstOrThrow()
  expect(contact.senderEmailFolded).toBe('bruno@signbank.example')
  await db
    .insertInto('installationSecret')
    .values({ value: 't'.repeat(43), createdAt: new Date() })
    .execute()
})
