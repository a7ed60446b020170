import { beforeEach, expect, test } from 'vitest'
import { createPerson } from '#domains/accounts/server/person.fixture.ts'
import type { AccountActor } from '#platform/actor.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { useDatabase } from '#tests/database.ts'
import { getSetupFacts, hideSetup, sendTestMail } from '../index.ts'

const { db } = await useDatabase()
const now = new Date('2026-11-27T08:00:00Z')
const context = { db, now: () => now, mails: openMailQueue({ enqueue: async () => {} }) }
let ana: AccountActor
let bruno: AccountActor

beforeEach(async () => {
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true, isOwner: true })).actor
  bruno = (await createPerson(db, { name: 'Bruno' })).actor
})
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'not refused',
    (error) => (isAppError(error) ? error.code : Promise.reject(error)),
  )

test('a test mail is queued once while it waits; its failure is a fact [CNT-08]', async () => {
  expect(await getSetupFacts(context, ana)).toEqual({
    members: 2,
    testMail: null,
    hasSentMail: false,
    hidden: null,
    owner: 'Ana',
    waitingContactEmail: null,
  })
  await sendTestMail(context, ana)
  await sendTestMail(context, ana)
  const waiting = await db.selectFrom('mail').select(['id', 'kind', 'accountId']).execute()
  expect(waiting).toMatchObject([{ kind: 'test-mail', accountId: ana.id }])
  await db.updateTable('mail').set({ failure: 'EAUTH 535' }).execute()
  expect((await getSetupFacts(context, ana)).testMail).toEqual({
    state: 'waiting',
    createdAt: now,
    failure: 'EAUTH 535',
  })
  await sendTestMail(context, ana)
  expect((await getSetupFacts(context, ana)).testMail).toMatchObject({ failure: null })
})

test('a contact address that waits for its confirmation is a fact until its link ends [CNT-08]', async () => {
  const link = { kind: 'contact-email', accountId: bruno.id, newEmail: 'team@signs.example', createdAt: now }
  await db.insertInto('accountLink').values(link).execute()
  const fact = async () => (await getSetupFacts(context, ana)).waitingContactEmail
  expect(await fact()).toBe('team@signs.example')
  await db.updateTable('accountLink').set({ expiresAt: now }).execute()
  expect(await fact()).toBeNull()
})

test('a person hides the setup for themselves and shows it again [CNT-08]', async () => {
  const hide = async (hidden: 'always' | 'whileReady' | null) => {
    await hideSetup(context, ana, { hidden })
    return (await getSetupFacts(context, ana)).hidden
  }
  expect(await hide('whileReady')).toBe('whileReady')
  expect(await hide('always')).toBe('always')
  // What the person chose stays.
  expect(await hide('whileReady')).toBe('always')
  expect(await hide(null)).toBeNull()
})

test('the setup is for administrators [ROL-02]', async () => {
  for (const attempt of [
    getSetupFacts(context, bruno),
    hideSetup(context, bruno, { hidden: 'always' }),
    sendTestMail(context, bruno),
  ])
    expect(await codeOf(attempt)).toBe('account.adminsOnly')
  expect(await db.selectFrom('mail').selectAll().execute()).toEqual([])
})
