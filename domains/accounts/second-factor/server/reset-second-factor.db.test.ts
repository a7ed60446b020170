import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { getUserHistory } from '../../administration/server/get-user-history.ts'
import { exportMyData } from '../../profile/server/export-my-data.ts'
import { waitingMails } from '../../server/accounts-context.fixture.ts'
import { deleteAccount } from '../../server/delete-account.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { hashPassword } from '../../sessions/server/password-hash.ts'
import { startSignIn } from '../../sessions/server/sign-in.ts'
import type { UserSession } from '../../user-session.ts'
import { getOwnSecondFactors } from './get-own-second-factors.ts'
import { getSecondFactorReset, resetSecondFactor } from './reset-second-factor.ts'
import { addApp, addPasskey, aSecondFactorContext, password } from './second-factor.fixture.ts'

const database = await useDatabase()
const { db } = database
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})

let tests = 0
let ctx: Awaited<ReturnType<typeof aSecondFactorContext>>
let ana: UserSession
let bruno: UserSession
let admin: UserSession
beforeEach(async () => {
  tests++
  ctx = await aSecondFactorContext(database, () => now, `198.51.102.${tests}`)
  const person = (id: number, name: string, rights: { isAdmin?: boolean; isOwner?: boolean } = {}) =>
    createPerson(db, { id: id + tests, name: `${name}${tests}r`, passwordHash, ...rights })
  ana = await person(6_000, 'Ana', { isAdmin: true, isOwner: true })
  admin = await person(7_000, 'Grace', { isAdmin: true })
  bruno = await person(8_000, 'Bruno')
  await addApp(ctx, bruno)
  await addPasskey(ctx, bruno)
})

const reason = 'Lost the phone; recognized in a video call'
const reset = (actor: UserSession, person: UserSession) =>
  resetSecondFactor(ctx, actor.actor, { accountId: person.account.id, reason })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }) => code as string,
  )
const signIn = () => startSignIn(ctx, null, { email: bruno.account.email, password, device: 'Firefox' })

test('an administrator removes the second factors of somebody who lost them; history and mail have the reason [ACC-02]', async () => {
  const { pendingToken } = await signIn()
  expect(pendingToken).not.toBeNull()
  expect(await getSecondFactorReset(ctx, admin.actor, { id: bruno.account.id })).toEqual({
    hasSecondFactor: true,
    decision: { allowed: true },
  })
  await reset(admin, bruno)
  expect(await getOwnSecondFactors(ctx, bruno.actor)).toEqual({ passkeys: [], app: null, recoveryCodes: 0 })
  const accountId = bruno.account.id
  expect(await db.selectFrom('session').select('id').where('accountId', '=', accountId).execute()).toEqual([])
  expect(await db.selectFrom('pendingSignIn').selectAll().execute()).toEqual([])
  const [event] = await getUserHistory(ctx, ana.actor, { id: accountId })
  expect(event).toMatchObject({ kind: 'second-factor-reset', isOwn: false, reason })
  expect((await waitingMails(db)).at(-1)).toEqual({
    kind: 'second-factor-reset',
    accountId,
    params: { reason },
  })
  expect((await signIn()).pendingToken).toBeNull()
})

test('nobody removes their own in this way, and only owners those of an owner [D30] [ROL-04]', async () => {
  await addApp(ctx, ana)
  await addApp(ctx, admin)
  expect(await refusal(reset(admin, ana))).toBe('account.ownersOnly')
  expect(await refusal(reset(admin, admin))).toBe('account.ownSecondFactor')
  expect(await refusal(reset(ana, ana))).toBe('account.ownSecondFactor')
  expect(await refusal(reset(bruno, ana))).toBe('account.adminsOnly')
  expect((await getOwnSecondFactors(ctx, ana.actor)).app).not.toBeNull()
  expect(await refusal(reset(ana, admin))).toBe('done')
})

test('an administrator whose right was taken meanwhile removes nothing', async () => {
  await db.updateTable('account').set({ isAdmin: false }).where('id', '=', admin.account.id).execute()
  expect(await refusal(reset(admin, bruno))).toBe('account.adminsOnly')
  expect(await refusal(resetSecondFactor(ctx, ana.actor, { accountId: 999_999, reason }))).toBe(
    'account.notFound',
  )
})

test('of two administrators at once the second one finds nothing', async () => {
  expect((await Promise.all([refusal(reset(admin, bruno)), refusal(reset(ana, bruno))])).sort()).toEqual([
    'account.noSecondFactor',
    'done',
  ])
})

test('the copy of the own data contains names and dates of second factors, without secrets [ACC-07]', async () => {
  const { secondFactor } = await exportMyData({ ...ctx, storage: ctx.storage }, bruno.actor, { locale: 'pt' })
  expect(secondFactor).toEqual({
    passkeys: [{ name: 'Phone', createdAt: now, lastUsedAt: null }],
    app: { createdAt: now, lastUsedAt: null },
    recoveryCodes: 10,
  })
})

test('a deleted account has no second factors any more [USR-06]', async () => {
  const { mails, contributions } = ctx
  const accountId = bruno.account.id
  await inTransaction(db, (tx) =>
    deleteAccount(tx, { accountId, deletedBy: accountId, at: now, mails, contributions }),
  )
  for (const table of ['passkey', 'authenticatorApp', 'recoveryCode'] as const)
    expect(await db.selectFrom(table).select('accountId').execute(), table).toEqual([])
})
