import { beforeEach, expect, test } from 'vitest'
import { someChoices } from '#domains/consent/consent.fixture.ts'
import { storeConsent } from '#domains/consent/server/consent.queries.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { type AppError, isAppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { useDatabase } from '#tests/database.ts'
import { noContributions, noSecondFactor } from '../../server/accounts-context.fixture.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { deleteAccount } from '../../server/delete-account.ts'
import { createLink } from '../../server/one-time-links.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { hashOnce } from '../../sessions/server/password-hash.fixture.ts'
import type { UserSession } from '../../user-session.ts'
import { accountDeletionSchema } from '../account-deletion.input.ts'
import { deleteOwnAccount } from './delete-own-account.ts'
import { getDeletionInfo } from './get-deletion-info.ts'

const database = await useDatabase()
const { db } = database
const password = 'nine tall herons wade'
const passwordHash = await hashOnce(password)
const mails = openMailQueue({ enqueue: async () => undefined })
let ctx: AccountsContext
let bruno: UserSession
let address = 0
let removed: number[]
beforeEach(async () => {
  removed = []
  ctx = {
    db,
    now: () => now,
    mails,
    formGate: createFormGuard({ database, now: () => now }),
    clientAddress: `198.51.100.${++address}`,
    locale: 'pt',
    storage: {} as AccountsContext['storage'],
    contributions: {
      ...noContributions,
      countSigns: async () => 3,
      removeSigns: async (_tx, accountId) => void removed.push(accountId),
    },
    secondFactor: noSecondFactor,
  }
  bruno = await createPerson(db, { name: 'Bruno', passwordHash })
})

/** The error of a refused promise. */
const rejectionOf = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => expect.unreachable('It was not refused'),
    (error: unknown) => (isAppError(error) ? error : Promise.reject(error)),
  )
const consents = (person: UserSession, changes: Parameters<typeof someChoices>[0] = {}) =>
  inTransaction(db, (tx) => storeConsent(tx, person.account.id, someChoices(changes), now))
const stored = (person: UserSession) =>
  db.selectFrom('account').selectAll().where('id', '=', person.account.id).executeTakeFirstOrThrow()
const leave = async (person = bruno, form: object = {}) =>
  deleteOwnAccount(ctx, person.actor, parse({ password, afterDeletion: '', ...form }))
const parse = (form: object) => parseForm(accountDeletionSchema, form)

test('the password deletes the own account: sessions and links end, and a mail confirms it [ACC-07]', async () => {
  await inTransaction(db, (tx) =>
    createLink(tx, { kind: 'change-password', accountId: bruno.account.id }, now),
  )
  await leave()

  expect(await stored(bruno)).toMatchObject({
    deletedAt: now,
    deletedBy: bruno.account.id,
    status: 'approved',
    email: bruno.account.email,
    revision: 2,
  })
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('accountLink').select('usedAt').execute()).toEqual([{ usedAt: now }])
  expect(await db.selectFrom('mail').select(['kind', 'accountId']).execute()).toEqual([
    { kind: 'account-deleted', accountId: bruno.account.id },
  ])
  expect(await db.selectFrom('accountEvent').select(['kind', 'actorId']).execute()).toEqual([
    { kind: 'deleted', actorId: bruno.account.id },
  ])
  expect(await db.selectFrom('publicChange').select(['kind', 'entityId']).execute()).toEqual([
    { kind: 'person', entityId: bruno.account.id },
  ])
})

test('other people keep their sessions [ACC-07]', async () => {
  const carla = await createPerson(db, { name: 'Carla' })
  await leave()
  expect(await db.selectFrom('session').select('accountId').execute()).toEqual([
    { accountId: carla.account.id },
  ])
})

test('without the password nothing is deleted, and guesses are limited [ACC-07] [ACC-11]', async () => {
  const wrong = () => leave(bruno, { password: 'nine tall herons sleep' })
  expect(await rejectionOf(wrong())).toMatchObject({
    code: 'account.wrongPassword',
    fields: [{ field: 'password' }],
  })
  expect(await rejectionOf(leave(bruno, { password: '' }))).toMatchObject({
    fields: [{ field: 'password', code: 'value.required' }],
  })
  const codes = []
  for (let times = 0; times < 12; times++) codes.push((await rejectionOf(wrong())).code)
  expect(codes.at(-1)).toBe('form.tooMany')
  expect(await stored(bruno)).toMatchObject({ deletedAt: null, revision: 1 })
})

test('the choice made with the deletion is stored with its history [ACC-07] [CON-08]', async () => {
  await consents(bruno, { afterDeletion: 2 })
  await leave(bruno, { afterDeletion: '1' })
  const consent = db.selectFrom('consent').select('afterDeletion')
  expect(await consent.execute()).toEqual([{ afterDeletion: 1 }])
  expect(await db.selectFrom('consentChange').select('choices').execute()).toMatchObject([
    { choices: { afterDeletion: 2 } },
    { choices: { afterDeletion: 1 } },
  ])
})

test('without a consent record no choice is stored [ACC-07]', async () => {
  await leave(bruno, { afterDeletion: '1' })
  expect(await db.selectFrom('consent').selectAll().execute()).toEqual([])
})

test.each([
  [{ afterDeletion: '3' }, 'afterDeletion'],
  [{ password: 'x'.repeat(129) }, 'password'],
])('a deletion by %j is refused [ACC-07]', async (form, field) => {
  expect(await rejectionOf(leave(bruno, form))).toMatchObject({ fields: [{ field }] })
  expect(await stored(bruno)).toMatchObject({ deletedAt: null })
})

test.each([
  ['the person did not answer the consent form', null, false],
  ['the person let the signs remain', true, false],
  ['the person chose that the signs are deleted', false, true],
])('when %s, signs deleted: %3$s [CON-08]', async (_title, signsStay, isRemoved) => {
  if (signsStay !== null) await consents(bruno, { signsStay })
  await leave()
  expect(removed).toEqual(isRemoved ? [bruno.account.id] : [])
})

test('the last owner cannot leave, and of two who leave at once one remains [ACC-07]', async () => {
  const owner = { isAdmin: true, isOwner: true, passwordHash }
  const ana = await createPerson(db, { name: 'Ana', ...owner })
  await expect(leave(ana)).rejects.toThrow('account.lastOwner')
  expect(await stored(ana)).toMatchObject({ deletedAt: null })

  const carla = await createPerson(db, { name: 'Carla', ...owner })
  const results = await Promise.allSettled([leave(ana), leave(carla)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'account.lastOwner' },
  })
})

test('a rejected owner does not count as a remaining owner [ACC-07]', async () => {
  const ana = await createPerson(db, { name: 'Ana', isAdmin: true, isOwner: true, passwordHash })
  await createPerson(db, { name: 'Eeva', isAdmin: true, isOwner: true, status: 'rejected' })
  await expect(leave(ana)).rejects.toThrow('account.lastOwner')
})

test('an account is deleted once [USR-06]', async () => {
  const close = () =>
    inTransaction(db, (tx) =>
      deleteAccount(tx, {
        accountId: bruno.account.id,
        deletedBy: 1,
        at: now,
        mails,
        contributions: noContributions,
      }),
    )
  await leave()
  await expect(close()).rejects.toThrow('account.wrongState')
  await expect(leave()).rejects.toThrow('account.wrongPassword')
  expect(await db.selectFrom('mail').selectAll().execute()).toHaveLength(1)
})

test('a rejected person may leave; a pending acceptance must be answered first [ACC-07] [CON-05]', async () => {
  const eeva = await createPerson(db, { name: 'Eeva', status: 'rejected', passwordHash })
  await leave({ ...eeva, actor: { ...eeva.actor, status: 'rejected' } })
  expect(await stored(eeva)).toMatchObject({ deletedAt: now, status: 'rejected' })
  const pending = { ...bruno, actor: { ...bruno.actor, hasPendingAcceptance: true } }
  await expect(leave(pending)).rejects.toThrow('account.owesAcceptance')
})

test('the page explains the consequences: signs, choices, and why the last owner cannot leave [ACC-07]', async () => {
  expect(await getDeletionInfo(ctx, bruno.actor)).toEqual({
    refusal: null,
    afterDeletion: null,
    signCount: 3,
    signsStay: true,
  })
  await consents(bruno, { signsStay: false, afterDeletion: 1 })
  expect(await getDeletionInfo(ctx, bruno.actor)).toMatchObject({ afterDeletion: 1, signsStay: false })
  const ana = await createPerson(db, { name: 'Ana', isAdmin: true, isOwner: true })
  await createPerson(db, { name: 'Eeva', isAdmin: true, isOwner: true, status: 'rejected' })
  expect(await getDeletionInfo(ctx, ana.actor)).toMatchObject({ refusal: 'account.lastOwner' })
  const unverified = { ...bruno.actor, isVerified: false }
  await expect(getDeletionInfo(ctx, unverified)).rejects.toThrow('account.unverified')
})
