import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { getUserHistory } from '../../administration/server/get-user-history.ts'
import { exportMyData } from '../../profile/server/export-my-data.ts'
import { waitingMails } from '../../server/accounts-context.fixture.ts'
import { deleteAccount } from '../../server/delete-account.ts'
import { now } from '../../server/person.fixture.ts'
import { startSignIn } from '../../sessions/server/sign-in.ts'
import type { UserSession } from '../../user-session.ts'
import { getOwnSecondFactors } from './get-own-second-factors.ts'
import { getSecondFactorReset, resetSecondFactor } from './reset-second-factor.ts'
import {
  addApp,
  addPasskey,
  type aSecondFactorContext,
  outcome,
  password,
  secondFactorPeople,
} from './second-factor.fixture.ts'

const database = await useDatabase()
const { db } = database
let ctx: Awaited<ReturnType<typeof aSecondFactorContext>>
let ana: UserSession
let bruno: UserSession
let admin: UserSession
const createPeople = secondFactorPeople(database, {
  people: { ana: { isAdmin: true, isOwner: true }, admin: { isAdmin: true }, bruno: {} },
  firstId: 6_000,
  network: '198.51.102',
})
beforeEach(async () => {
  ;({ ctx, ana, admin, bruno } = await createPeople())
  await addApp(ctx, bruno)
  await addPasskey(ctx, bruno)
})

const reason = 'Lost the phone; recognized in a video call'
const reset = (actor: UserSession, person: UserSession) =>
  resetSecondFactor(ctx, actor.actor, { accountId: person.account.id, reason })
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
  expect(await outcome(reset(admin, ana))).toBe('account.ownersOnly')
  expect(await outcome(reset(admin, admin))).toBe('account.ownSecondFactor')
  expect(await outcome(reset(ana, ana))).toBe('account.ownSecondFactor')
  expect(await outcome(reset(bruno, ana))).toBe('account.adminsOnly')
  expect((await getOwnSecondFactors(ctx, ana.actor)).app).not.toBeNull()
  expect(await outcome(reset(ana, admin))).toBe('done')
})

test('an administrator whose right was taken meanwhile removes nothing', async () => {
  await db.updateTable('account').set({ isAdmin: false }).where('id', '=', admin.account.id).execute()
  expect(await outcome(reset(admin, bruno))).toBe('account.adminsOnly')
  expect(await outcome(resetSecondFactor(ctx, ana.actor, { accountId: 999_999, reason }))).toBe(
    'account.notFound',
  )
})

test('of two administrators at once the second one finds nothing', async () => {
  expect((await Promise.all([outcome(reset(admin, bruno)), outcome(reset(ana, bruno))])).sort()).toEqual([
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
