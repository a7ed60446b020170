import { readFile, stat } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { waitingMails } from '../../server/accounts-context.fixture.ts'
import { now } from '../../server/person.fixture.ts'
import { openSession } from '../../sessions/server/sessions.ts'
import type { UserSession } from '../../user-session.ts'
import { getOwnSecondFactors } from './get-own-second-factors.ts'
import {
  appSetupMs,
  cancelAppSetup,
  confirmAppSetup,
  getAppSetup,
  removeOwnApp,
  startAppSetup,
} from './own-app.ts'
import { finishPasskeySetup, removeOwnPasskey, renameOwnPasskey, startPasskeySetup } from './own-passkeys.ts'
import { challengeMs } from './passkey.queries.ts'
import { aPasskeyDevice } from './passkey-device.fixture.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import {
  addApp,
  addPasskey,
  type aSecondFactorContext,
  codeAt,
  outcome,
  password,
  relyingParty,
  secondFactorPeople,
} from './second-factor.fixture.ts'

const database = await useDatabase()
const { db } = database
let time = now
let ctx: Awaited<ReturnType<typeof aSecondFactorContext>>
let bruno: UserSession
let carla: UserSession
const createPeople = secondFactorPeople(database, {
  people: { bruno: {}, carla: {} },
  firstId: 1000,
  network: '198.51.100',
  now: () => time,
})
beforeEach(async () => {
  time = now
  ;({ ctx, bruno, carla } = await createPeople())
})

const later = (ms: number) => {
  time = new Date(now.getTime() + ms)
}
const factorsOf = (session: UserSession) => getOwnSecondFactors(ctx, session.actor)
const eventsOf = async ({ actor }: UserSession) =>
  (
    await db
      .selectFrom('accountEvent')
      .select('kind')
      .where('accountId', '=', actor.id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind)
const sessionsOf = async ({ actor }: UserSession) =>
  (await db.selectFrom('session').select('id').where('accountId', '=', actor.id).execute()).map(
    ({ id }) => id,
  )

describe('an authenticator app [ACC-02]', () => {
  test('is added by its first code; recovery codes are returned once, a mail reports it, and other sessions end', async () => {
    await openSession(db, { accountId: bruno.actor.id, device: 'Edge', now })
    const { codes } = await addApp(ctx, bruno)
    expect(codes).toHaveLength(10)
    expect(await factorsOf(bruno)).toEqual({
      passkeys: [],
      app: { createdAt: now, lastUsedAt: null },
      recoveryCodes: 10,
    })
    expect(await eventsOf(bruno)).toEqual(['second-factor-added', 'recovery-codes-created'])
    expect(await waitingMails(db)).toEqual([
      { kind: 'second-factor-added', accountId: bruno.actor.id, params: { factor: 'app' } },
    ])
    expect(await sessionsOf(bruno)).toEqual([bruno.sessionId])
    expect(await factorsOf(carla)).toEqual({ passkeys: [], app: null, recoveryCodes: 0 })
  })

  test('is stored without its secret and without the codes; the key is a file of its own for the operator only', async () => {
    const { secret, codes } = await addApp(ctx, bruno)
    const rows = JSON.stringify([
      await db.selectFrom('authenticatorApp').selectAll().execute(),
      await db.selectFrom('recoveryCode').selectAll().execute(),
      await db.selectFrom('authenticatorAppSetup').selectAll().execute(),
    ])
    for (const value of [secret, ...(codes ?? []), await readFile(ctx.secondFactor.keyFile, 'utf8')])
      expect(rows).not.toContain(value)
    expect((await stat(ctx.secondFactor.keyFile)).mode & 0o777).toBe(0o600)
  })

  test('needs the password', async () => {
    expect(await outcome(startAppSetup(ctx, bruno, { password: 'ten tall herons wade' }))).toBe(
      'account.wrongPassword',
    )
    expect(await getAppSetup(ctx, bruno, { issuer: 'Signs' })).toBeNull()
  })

  test('is not added by a wrong code, nor by a code of somebody else’s setup', async () => {
    await startAppSetup(ctx, bruno, { password })
    await startAppSetup(ctx, carla, { password })
    const other = await getAppSetup(ctx, carla, { issuer: 'Signs' })
    for (const code of [codeAt(other?.secret ?? '', now), '4k7wq-9t2xm', 'abc'])
      expect(await outcome(confirmAppSetup(ctx, bruno, { code }))).toBe('account.wrongCode')
    expect((await factorsOf(bruno)).app).toBeNull()
  })

  test('is not added after a quarter of an hour, nor after it was given up', async () => {
    await startAppSetup(ctx, bruno, { password })
    const { secret = '' } = (await getAppSetup(ctx, bruno, { issuer: 'Signs' })) ?? {}
    later(appSetupMs)
    expect(await outcome(confirmAppSetup(ctx, bruno, { code: codeAt(secret, time) }))).toBe(
      'account.wrongCode',
    )
    later(0)
    await cancelAppSetup(ctx, bruno)
    expect(await outcome(confirmAppSetup(ctx, bruno, { code: codeAt(secret, time) }))).toBe(
      'account.wrongCode',
    )
  })

  test('of two simultaneous confirmations one is refused', async () => {
    await startAppSetup(ctx, bruno, { password })
    const { secret = '' } = (await getAppSetup(ctx, bruno, { issuer: 'Signs' })) ?? {}
    const confirm = () => outcome(confirmAppSetup(ctx, bruno, { code: codeAt(secret, now) }))
    expect((await Promise.all([confirm(), confirm()])).sort()).toEqual(['account.wrongCode', 'done'])
  })

  test('works until another app is confirmed, and keeps the recovery codes', async () => {
    const first = await addApp(ctx, bruno)
    await startAppSetup(ctx, bruno, { password })
    expect((await factorsOf(bruno)).app).not.toBeNull()
    const second = await addApp(ctx, bruno)
    expect(second.codes).toBeNull()
    expect(second.secret).not.toBe(first.secret)
    expect((await factorsOf(bruno)).recoveryCodes).toBe(10)
  })

  test('is removed with the password; with the last factor the recovery codes end', async () => {
    await addApp(ctx, bruno)
    expect(await outcome(removeOwnApp(ctx, bruno, { password: 'wrong' }))).toBe('account.wrongPassword')
    await removeOwnApp(ctx, bruno, { password })
    expect(await factorsOf(bruno)).toEqual({ passkeys: [], app: null, recoveryCodes: 0 })
    expect((await waitingMails(db)).at(-1)).toMatchObject({
      kind: 'second-factor-removed',
      params: { factor: 'app' },
    })
    expect(await outcome(removeOwnApp(ctx, bruno, { password }))).toBe('account.noSecondFactor')
  })

  test('guesses of the first code are limited', async () => {
    await startAppSetup(ctx, bruno, { password })
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await outcome(confirmAppSetup(ctx, bruno, { code: '4k7wq-9t2xm' }))).toBe('account.wrongCode')
    expect(await outcome(confirmAppSetup(ctx, bruno, { code: '4k7wq-9t2xm' }))).toBe('form.tooMany')
  })
})

describe('a passkey [ACC-02]', () => {
  test('is added with a name, listed and renamed; a mail reports it', async () => {
    const { codes } = await addPasskey(ctx, bruno, 'Phone')
    expect(codes).toHaveLength(10)
    const [passkey] = (await factorsOf(bruno)).passkeys
    expect(passkey).toEqual({ id: passkey?.id, name: 'Phone', createdAt: now, lastUsedAt: null })
    await renameOwnPasskey(ctx, bruno, { passkey: passkey?.id ?? 0, name: 'Old phone' })
    expect((await factorsOf(bruno)).passkeys).toMatchObject([{ name: 'Old phone' }])
    expect(await waitingMails(db)).toMatchObject([
      { kind: 'second-factor-added', params: { factor: 'passkey' } },
    ])
  })

  test('needs the password, and a site that supports passkeys', async () => {
    expect(await outcome(startPasskeySetup(ctx, bruno, { password: 'wrong' }))).toBe('account.wrongPassword')
    const withoutSite = { ...ctx, relyingParty: null }
    expect(await outcome(startPasskeySetup(withoutSite, bruno, { password }))).toBe('passkey.unavailable')
  })

  test('is refused with a used, expired or invented challenge, or with that of another person', async () => {
    const device = aPasskeyDevice(relyingParty)
    const finish = (challenge: string, session = bruno) =>
      outcome(finishPasskeySetup(ctx, session, { name: 'Phone', response: device.create({ challenge }) }))
    const { challenge: ofCarla } = await startPasskeySetup(ctx, carla, { password })
    expect(await finish(ofCarla)).toBe('passkey.invalid')
    expect(await finish('aW52ZW50ZWQ')).toBe('passkey.invalid')
    const { challenge } = await startPasskeySetup(ctx, bruno, { password })
    later(challengeMs)
    expect(await finish(challenge)).toBe('passkey.invalid')
    later(0)
    const { challenge: valid } = await startPasskeySetup(ctx, bruno, { password })
    expect(await finish(valid)).toBe('done')
    expect(await finish(valid)).toBe('passkey.invalid')
  })

  test('is refused from another site, and when an account has it already', async () => {
    const request = await startPasskeySetup(ctx, bruno, { password })
    const phishing = aPasskeyDevice({ ...relyingParty, origin: 'https://signs.evil.example' })
    const response = phishing.create(request)
    expect(await outcome(finishPasskeySetup(ctx, bruno, { name: 'Phone', response }))).toBe('passkey.invalid')
    const { device } = await addPasskey(ctx, bruno)
    const again = device.create(await startPasskeySetup(ctx, carla, { password }))
    expect(await outcome(finishPasskeySetup(ctx, carla, { name: 'Phone', response: again }))).toBe(
      'passkey.taken',
    )
    expect((await factorsOf(carla)).passkeys).toEqual([])
  })

  test('is renamed and removed by its owner only, and removed with the password', async () => {
    await addPasskey(ctx, bruno)
    await addApp(ctx, bruno)
    const passkey = (await factorsOf(bruno)).passkeys[0]?.id ?? 0
    expect(await outcome(renameOwnPasskey(ctx, carla, { passkey, name: 'Mine' }))).toBe(
      'account.noSecondFactor',
    )
    expect(await outcome(removeOwnPasskey(ctx, carla, { passkey, password }))).toBe('account.noSecondFactor')
    expect(await outcome(removeOwnPasskey(ctx, bruno, { passkey, password: 'wrong' }))).toBe(
      'account.wrongPassword',
    )
    await removeOwnPasskey(ctx, bruno, { passkey, password })
    expect(await factorsOf(bruno)).toMatchObject({ passkeys: [], app: {}, recoveryCodes: 10 })
  })
})

describe('recovery codes [ACC-02]', () => {
  test('are replaced with the password, and the earlier ones end', async () => {
    await addApp(ctx, bruno)
    const before = await db.selectFrom('recoveryCode').select('codeHash').execute()
    expect(await outcome(replaceRecoveryCodes(ctx, bruno, { password: 'wrong' }))).toBe(
      'account.wrongPassword',
    )
    expect(await replaceRecoveryCodes(ctx, bruno, { password })).toHaveLength(10)
    const after = await db.selectFrom('recoveryCode').select('codeHash').execute()
    expect(after).toHaveLength(10)
    for (const row of before) expect(after).not.toContainEqual(row)
    expect((await waitingMails(db)).at(-1)).toMatchObject({ kind: 'recovery-codes-created' })
  })

  test('need a second factor', async () => {
    expect(await outcome(replaceRecoveryCodes(ctx, bruno, { password }))).toBe('account.noSecondFactor')
  })
})

test('somebody with an unconfirmed address manages no second factors', async () => {
  const unverified = { ...bruno, actor: { ...bruno.actor, isVerified: false } }
  const attempts = [
    getOwnSecondFactors(ctx, unverified.actor),
    startAppSetup(ctx, unverified, { password }),
    getAppSetup(ctx, unverified, { issuer: 'Signs' }),
    confirmAppSetup(ctx, unverified, { code: '123456' }),
    cancelAppSetup(ctx, unverified),
    removeOwnApp(ctx, unverified, { password }),
    startPasskeySetup(ctx, unverified, { password }),
    finishPasskeySetup(ctx, unverified, {
      name: 'Phone',
      response: aPasskeyDevice(relyingParty).create({ challenge: 'x' }),
    }),
    renameOwnPasskey(ctx, unverified, { passkey: 1, name: 'Phone' }),
    removeOwnPasskey(ctx, unverified, { passkey: 1, password }),
    replaceRecoveryCodes(ctx, unverified, { password }),
  ]
  expect(new Set(await Promise.all(attempts.map(outcome)))).toEqual(new Set(['account.unverified']))
})
