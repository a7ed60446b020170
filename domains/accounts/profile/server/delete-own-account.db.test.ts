import { beforeEach, expect, test } from 'vitest'
import { someChoices } from '#domains/consent/consent.fixture.ts'
import { storeConsent } from '#domains/consent/index.ts'
import { publishSigns } from '#domains/signs/index.ts'
import { aDocument, makeDictionary, rejectionOf, saveChanges } from '#domains/signs/server/signs.fixture.ts'
import type { AccountActor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { deleteAccount } from '../../server/delete-account.ts'
import { createLink } from '../../server/one-time-links.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { hashPassword } from '../../sessions/server/password-hash.ts'
import type { UserSession } from '../../user-session.ts'
import { deleteOwnAccount } from './delete-own-account.ts'

const database = await useDatabase()
const { db } = database
const password = 'nine tall herons wade'
const passwordHash = await hashPassword(password)
const mails = openMailQueue({ enqueue: async () => undefined })
let ctx: AccountsContext
let bruno: UserSession
let address = 0
beforeEach(async () => {
  await makeDictionary(db)
  ctx = {
    db,
    now: () => now,
    mails,
    gate: createFormGuard({ database, now: () => now }),
    clientAddress: `198.51.100.${++address}`,
    locale: 'pt',
    storage: {} as AccountsContext['storage'],
  }
  bruno = await createPerson(db, { name: 'Bruno', passwordHash })
})

const consents = (person: UserSession, changes: Parameters<typeof someChoices>[0] = {}) =>
  inTransaction(db, (tx) => storeConsent(tx, person.account.id, someChoices(changes), now))
const stored = (person: UserSession) =>
  db.selectFrom('account').selectAll().where('id', '=', person.account.id).executeTakeFirstOrThrow()
const leave = (person = bruno, form: object = {}) =>
  deleteOwnAccount(ctx, person, { password, afterDeletion: '', ...form })

test('with the password a person deletes the own account: sessions and links end, a mail says so [ACC-07]', async () => {
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

test('without the password nothing is deleted, and passwords cannot be tried through [ACC-07] [ACC-11]', async () => {
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

test('the last word on what becomes of the data counts, and stays in the history [ACC-07] [CON-08]', async () => {
  await consents(bruno, { afterDeletion: 2 })
  await leave(bruno, { afterDeletion: '1' })
  const consent = db.selectFrom('consent').select('afterDeletion')
  expect(await consent.execute()).toEqual([{ afterDeletion: 1 }])
  expect(await db.selectFrom('consentChange').select('choices').execute()).toMatchObject([
    { choices: { afterDeletion: 2 } },
    { choices: { afterDeletion: 1 } },
  ])
})

test('without a consent record no choice is stored in passing [ACC-07]', async () => {
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

const signsOf = async () => await db.selectFrom('sign').select(['gloss', 'status']).orderBy('gloss').execute()
const writeSigns = async (author: AccountActor) => {
  const saved = await saveChanges(
    db,
    [{ document: aDocument('CASA') }, { document: aDocument('LUA') }],
    author,
  )
  await publishSigns(
    { db, now: () => now },
    { actor: { ...cast.carla, id: author.id + 1000 }, ids: [saved[0]?.id ?? 0] },
  )
}

test('signs stay where the person let them stay, and where nothing was said [CON-08]', async () => {
  await createPerson(db, { name: 'Carla', id: bruno.account.id + 1000 })
  await writeSigns(bruno.actor)
  await consents(bruno, { signsStay: true })
  await leave()
  expect(await signsOf()).toEqual([
    { gloss: 'CASA', status: 'published' },
    { gloss: 'LUA', status: 'pending' },
  ])
})

test('signs that were not to stay go with the account, from the public too [CON-08]', async () => {
  await createPerson(db, { name: 'Carla', id: bruno.account.id + 1000 })
  await writeSigns(bruno.actor)
  await consents(bruno, { signsStay: false })
  await leave()
  expect(await signsOf()).toEqual([
    { gloss: 'CASA', status: 'deleted' },
    { gloss: 'LUA', status: 'deleted' },
  ])
  expect(await db.selectFrom('publishedSign').selectAll().execute()).toEqual([])
})

test('the last owner stays; of two who leave at once one does [ACC-07]', async () => {
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

test('an owner who is not accepted counts for nobody [ACC-07]', async () => {
  const ana = await createPerson(db, { name: 'Ana', isAdmin: true, isOwner: true, passwordHash })
  await createPerson(db, { name: 'Eeva', isAdmin: true, isOwner: true, status: 'rejected' })
  await expect(leave(ana)).rejects.toThrow('account.lastOwner')
})

test('an account is deleted once [USR-06]', async () => {
  const close = () =>
    inTransaction(db, (tx) =>
      deleteAccount(tx, { accountId: bruno.account.id, deletedBy: 1, at: now, mails }),
    )
  await leave()
  await expect(close()).rejects.toThrow('account.wrongState')
  await expect(leave()).rejects.toThrow('account.wrongPassword')
  expect(await db.selectFrom('mail').selectAll().execute()).toHaveLength(1)
})

test('who awaits approval or was rejected may leave; who owes an answer answers first [ACC-07] [CON-05]', async () => {
  const eeva = await createPerson(db, { name: 'Eeva', status: 'rejected', passwordHash })
  await leave({ ...eeva, actor: { ...eeva.actor, status: 'rejected' } })
  expect(await stored(eeva)).toMatchObject({ deletedAt: now, status: 'rejected' })
  const owing = { ...bruno, actor: { ...bruno.actor, hasPendingAcceptance: true } }
  await expect(leave(owing)).rejects.toThrow('account.owesAcceptance')
})
