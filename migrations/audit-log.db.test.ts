import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateNewDatabaseTo, migrateToLatest } from '#platform/db/migrate.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openEmptyDatabase } from '#tests/database.ts'
import { migrations } from './index.ts'

test('events of accounts become entries of the audit log, also those that the release before still writes', async () => {
  const { db } = await openEmptyDatabase('audit_log')
  await inTransaction(db, (tx) => migrateNewDatabaseTo(tx, '0070-matchings', migrations))
  await sql`insert into account (id, name, email, email_folded) values (7, 'Bruno', 'b@b.example', 'b@b.example')`.execute(
    db,
  )
  await sql`insert into account_event (account_id, actor_id, kind, at, reason)
    values (7, 7, 'registered', '2026-01-01', null), (7, null, 'rejected', '2026-01-02', 'late')`.execute(db)
  await migrateToLatest(db)
  await sql`insert into account_event (account_id, kind, at, reason) values (7, 'accepted', '2026-01-03', 'back')`.execute(
    db,
  )
  const read = () =>
    db.selectFrom('accountEvent').select(['accountId', 'kind', 'reason']).orderBy('id').execute()
  expect(await read()).toEqual([
    { accountId: 7, kind: 'registered', reason: null },
    { accountId: 7, kind: 'rejected', reason: 'late' },
    { accountId: 7, kind: 'accepted', reason: 'back' },
  ])
  const entries = await db.selectFrom('auditEntry').select(['thingKind', 'thingId', 'action', 'at']).execute()
  expect(
    entries.map(({ thingKind, thingId, action, at }) => [thingKind, thingId, action, at.getUTCFullYear()]),
  ).toEqual([
    ['account', 7, 'registered', 2026],
    ['account', 7, 'rejected', 2026],
    ['account', 7, 'accepted', 2026],
  ])
  await sql`update account_event set reason = null where account_id = 7`.execute(db)
  expect((await read()).map(({ reason }) => reason)).toEqual([null, null, null])
})
