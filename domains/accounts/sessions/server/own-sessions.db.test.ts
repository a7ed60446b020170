import { beforeEach, expect, test } from 'vitest'
import type { AccountActor } from '#platform/actor.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { useDatabase } from '#tests/database.ts'
import { anAccountsContext } from '../../server/accounts-context.fixture.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import type { UserSession } from '../../user-session.ts'
import { endSessionsSchema } from '../session.input.ts'
import { requestPasswordChange } from './change-password.ts'
import { closeBanner } from './close-banner.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'
import { hashOnce } from './password-hash.fixture.ts'
import { idleTimeoutMs, openSession } from './sessions.ts'

const database = await useDatabase()
const { db } = database
const password = 'an old wooden boat'
let ctx: AccountsContext
let bruno: UserSession
let carla: UserSession
beforeEach(async () => {
  ctx = anAccountsContext(database, () => now)
  bruno = await createPerson(db, { name: 'Bruno', passwordHash: await hashOnce(password) })
  carla = await createPerson(db, { name: 'Carla' })
})
const later = (ms: number) => new Date(now.getTime() + ms)
const another = (device: string) => openSession(db, { accountId: bruno.account.id, device, now })
const devices = async (person = bruno) =>
  (await listOwnSessions(ctx, person)).map(({ device, isCurrent }) => [device, isCurrent])

test('a person sees the own sessions with a mark at the current one [ACC-07]', async () => {
  await another('Safari')
  expect((await devices()).toSorted()).toEqual([
    ['Firefox', true],
    ['Safari', false],
  ])
})

test('the password ends one session, or all except the current one [ACC-07]', async () => {
  const { id } = await another('Safari')
  await another('Opera')
  await endOwnSession(ctx, bruno, { session: id, password })
  expect((await devices()).map(([device]) => device).toSorted()).toEqual(['Firefox', 'Opera'])
  await endOtherSessions(ctx, bruno, { password })
  expect(await devices()).toEqual([['Firefox', true]])
  expect(await devices(carla)).toEqual([['Firefox', true]])
})

test('the sessions of other people and the current one cannot be ended here [ACC-07]', async () => {
  for (const session of [carla.sessionId, 'unknown', ''])
    await endOwnSession(ctx, bruno, { session, password })
  expect(await devices(carla)).toEqual([['Firefox', true]])
  await expect(endOwnSession(ctx, bruno, { session: bruno.sessionId, password })).rejects.toThrow(
    'request.invalid',
  )
  expect(await devices()).toEqual([['Firefox', true]])
})

const wrongPassword = {
  code: 'account.wrongPassword',
  fields: [{ field: 'password', code: 'account.wrongPassword' }],
}

test('a wrong or missing password ends nothing [ACC-07] [ACC-11]', async () => {
  const { id } = await another('Safari')
  for (const password of ['a guess of mine', '']) {
    await expect(endOwnSession(ctx, bruno, { session: id, password })).rejects.toMatchObject(wrongPassword)
    await expect(endOtherSessions(ctx, bruno, { password })).rejects.toMatchObject(wrongPassword)
  }
  for (const form of [{ password: '' }, {}])
    expect(() => parseForm(endSessionsSchema, form)).toThrow(
      expect.objectContaining({
        fields: [expect.objectContaining({ field: 'password', code: 'value.required' })],
      }),
    )
  expect(await devices()).toHaveLength(2)
})

test('guesses here and in the form of a new password have one common limit [ACC-07] [ACC-11]', async () => {
  const { id } = await another('Safari')
  const password = 'a guess of mine'
  const next = 'nine tall herons wade'
  const change = { currentPassword: password, newPassword: next, newPasswordConfirmation: next }
  for (let times = 0; times < 4; times += 1)
    await expect(endOwnSession(ctx, bruno, { session: id, password })).rejects.toMatchObject(wrongPassword)
  for (let times = 0; times < 3; times += 1) {
    await expect(endOtherSessions(ctx, bruno, { password })).rejects.toMatchObject(wrongPassword)
    await expect(requestPasswordChange(ctx, bruno, change)).rejects.toThrow('account.wrongPassword')
  }
  const right = { session: id, password: 'an old wooden boat' }
  await expect(endOwnSession(ctx, bruno, right)).rejects.toThrow('form.tooMany')
  await expect(endOtherSessions(ctx, bruno, right)).rejects.toThrow('form.tooMany')
  expect(await devices()).toHaveLength(2)
})

test('the right password does not count against the limit [ACC-07]', async () => {
  for (let times = 0; times < 12; times += 1) await endOtherSessions(ctx, bruno, { password })
  expect(await devices()).toEqual([['Firefox', true]])
})

test('an expired session is not listed [ACC-07]', async () => {
  await another('Safari')
  const expiry = new Date(now.getTime() + idleTimeoutMs)
  const devicesAt = async (at: Date) =>
    (await listOwnSessions({ db, now: () => at }, bruno)).map(({ device }) => device)
  await db
    .updateTable('session')
    .set({ expiresAt: later(2 * idleTimeoutMs) })
    .where('id', '=', bruno.sessionId)
    .execute()
  expect((await devicesAt(new Date(expiry.getTime() - 1))).toSorted()).toEqual(['Firefox', 'Safari'])
  expect(await devicesAt(expiry)).toEqual(['Firefox'])
})

test('with an unconfirmed address nothing is listed, and with a pending acceptance nothing is ended [ACC-07]', async () => {
  const { id } = await another('Safari')
  const as = (facts: Partial<AccountActor>) => ({ ...bruno, actor: { ...bruno.actor, ...facts } })
  const unverified = as({ isVerified: false })
  await expect(listOwnSessions(ctx, unverified)).rejects.toThrow('account.unverified')
  for (const [person, reason] of [
    [unverified, 'account.unverified'],
    [as({ hasPendingAcceptance: true }), 'account.owesAcceptance'],
  ] as const) {
    await expect(endOwnSession(ctx, person, { session: id, password })).rejects.toThrow(reason)
    await expect(endOtherSessions(ctx, person, { password })).rejects.toThrow(reason)
  }
  expect(await devices(as({ hasPendingAcceptance: true }))).toHaveLength(2)
})

test('a banner stays closed for the session, and an unconfirmed address cannot close it [ACC-10]', async () => {
  await closeBanner(ctx, bruno, { name: 'awaiting' })
  const closed = () =>
    db.selectFrom('session').select('bannersClosed').where('id', '=', bruno.sessionId).execute()
  expect(await closed()).toEqual([{ bannersClosed: ['awaiting'] }])
  const unverified = { ...bruno, actor: { ...bruno.actor, isVerified: false } }
  await expect(closeBanner(ctx, unverified, { name: 'rejected' })).rejects.toThrow('account.unverified')
  expect(await closed()).toEqual([{ bannersClosed: ['awaiting'] }])
})
