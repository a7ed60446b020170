import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { useDatabase } from '#tests/database.ts'
import type { OneTimeLinkKind } from '../../one-time-link.ts'
import { consumeLink, createLink, issueLinkToken } from '../../server/one-time-links.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import type { UserSession } from '../../user-session.ts'
import { listPendingChanges } from './list-pending-changes.ts'

const { db } = await useDatabase()
const mails = openMailQueue({ enqueue: async () => undefined })
let bruno: UserSession
beforeEach(async () => {
  bruno = await createPerson(db, { name: 'Bruno' })
})

const ask = (kind: OneTimeLinkKind, newEmail?: string) =>
  inTransaction(db, async (tx) => {
    const accountId = bruno.account.id
    const linkId = await createLink(tx, { kind, accountId, ...(newEmail && { newEmail }) }, now)
    await mails.enqueue(tx, { kind, accountId, params: { linkId } }, now)
    return linkId
  })
/** Like the mail worker, which deletes the parameters of a settled mail. */
const settle = (kind: OneTimeLinkKind, state: 'sent' | 'failed') =>
  db.updateTable('mail').set({ state, params: '{}' }).where('kind', '=', kind).execute()
const pending = (at = now) => listPendingChanges({ db, now: () => at }, bruno.actor)

test('requested changes are listed with the state of their mails [ACC-05] [ACC-06]', async () => {
  await ask('change-email-old', 'bru@signbank.example')
  await ask('change-password')
  await settle('change-password', 'failed')
  expect(await pending()).toMatchObject([
    { kind: 'change-email-old', newEmail: 'bru@signbank.example', mail: 'waiting' },
    { kind: 'change-password', newEmail: null, mail: 'failed' },
  ])
  await ask('change-password')
  await settle('change-email-old', 'sent')
  expect(await pending()).toMatchObject([
    { kind: 'change-email-old', mail: 'sent' },
    { kind: 'change-password', mail: 'waiting' },
  ])
})

test('confirmed, replaced and expired changes are not listed [ACC-05] [ACC-06]', async () => {
  await ask('change-password')
  const linkId = await ask('change-password')
  expect(await pending()).toHaveLength(1)
  const { token, expiresAt } = await issueLinkToken(db, linkId, now)
  expect(await pending(expiresAt)).toEqual([])
  await inTransaction(db, (tx) => consumeLink(tx, token, ['change-password'], now))
  expect(await pending()).toEqual([])
})

test('links of other kinds are not listed [ACC-05]', async () => {
  await ask('reset-password')
  expect(await pending()).toEqual([])
})

test('a person with an unconfirmed address has no list [ACC-05]', async () => {
  const actor = { ...bruno.actor, isVerified: false }
  await expect(listPendingChanges({ db, now: () => now }, actor)).rejects.toThrow('account.unverified')
})
