import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { anAccountsContext } from '../../server/accounts-context.fixture.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import type { UserSession } from '../../user-session.ts'
import { requestPasswordChange } from './change-password.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './end-own-sessions.ts'
import { hashPassword } from './password-hash.ts'
import { openSession } from './sessions.ts'

const database = await useDatabase()
const { db } = database
const password = 'an old wooden boat'
let ctx: AccountsContext
let bruno: UserSession
let carla: UserSession
beforeEach(async () => {
  ctx = anAccountsContext(database, () => now)
  bruno = await createPerson(db, { name: 'Bruno', passwordHash: await hashPassword(password) })
  carla = await createPerson(db, { name: 'Carla' })
})
const another = (device: string) => openSession(db, { accountId: bruno.account.id, device, now })
const devices = async (person = bruno) =>
  (await listOwnSessions(ctx, person)).map(({ device, isCurrent }) => [device, isCurrent])

test('a person sees the own sessions, and which one this is [ACC-07]', async () => {
  await another('Safari')
  expect((await devices()).toSorted()).toEqual([
    ['Firefox', true],
    ['Safari', false],
  ])
})

test('with the password one of them ends, or all but this [ACC-07]', async () => {
  const { id } = await another('Safari')
  await another('Opera')
  await endOwnSession(ctx, bruno, { session: id, password })
  expect((await devices()).map(([device]) => device).toSorted()).toEqual(['Firefox', 'Opera'])
  await endOtherSessions(ctx, bruno, { password })
  expect(await devices()).toEqual([['Firefox', true]])
  expect(await devices(carla)).toEqual([['Firefox', true]])
})

test('nobody ends the session of somebody else, nor the one at hand by this way [ACC-07]', async () => {
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

test('another password, or none, ends nothing [ACC-07] [ACC-11]', async () => {
  const { id } = await another('Safari')
  for (const [password, refusal] of [
    ['a guess of mine', wrongPassword],
    ['', { fields: [{ field: 'password', code: 'value.required' }] }],
    [undefined, { fields: [{ field: 'password', code: 'value.required' }] }],
  ] as const) {
    await expect(endOwnSession(ctx, bruno, { session: id, password })).rejects.toMatchObject(refusal)
    await expect(endOtherSessions(ctx, bruno, { password })).rejects.toMatchObject(refusal)
  }
  expect(await devices()).toHaveLength(2)
})

test('passwords cannot be tried through here, nor here and where a password is changed [ACC-07] [ACC-11]', async () => {
  const { id } = await another('Safari')
  const password = 'a guess of mine'
  const next = 'nine tall herons wade'
  const change = { currentPassword: password, newPassword: next, newPasswordConfirmation: next }
  for (let times = 0; times < 4; times += 1)
    await expect(endOwnSession(ctx, bruno, { session: id, password })).rejects.toMatchObject(wrongPassword)
  for (let times = 0; times < 3; times += 1) {
    await expect(endOtherSessions(ctx, bruno, { password })).rejects.toMatchObject(wrongPassword)
    await expect(requestPasswordChange({ ...ctx, signedIn: bruno }, change)).rejects.toThrow(
      'account.wrongPassword',
    )
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
