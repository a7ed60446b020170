import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { findUserSession, openSession } from '../sessions/server/sessions.ts'
import { endRestoredAccess } from './end-restored-access.ts'
import { createLink, issueLinkToken, requireLink } from './one-time-links.ts'
import { createPerson, now } from './person.fixture.ts'

const { db } = await useDatabase()

test('in a restored installation nobody is signed in, and no link of a mail opens anything [ACC-04]', async () => {
  const { account } = await createPerson(db, { name: 'Bruno' })
  const { token: session } = await openSession(db, { accountId: account.id, device: '', now })
  const later = new Date(now.getTime() + 1000)
  const linkId = await inTransaction(db, (tx) =>
    createLink(tx, { kind: 'reset-password', accountId: account.id }, now),
  )
  const { token: link } = await issueLinkToken(db, linkId, now)
  const waiting = await inTransaction(db, (tx) =>
    createLink(tx, { kind: 'confirm-email', accountId: account.id }, now),
  )

  await inTransaction(db, (tx) => endRestoredAccess(tx, later))
  expect(await findUserSession(db, session, later, 'none')).toBeNull()
  await expect(requireLink(db, link, ['reset-password'], later)).rejects.toThrow('link.expired')
  await expect(issueLinkToken(db, waiting, later)).rejects.toThrow('link.expired')
})
