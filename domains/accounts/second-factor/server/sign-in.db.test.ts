import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { linkTokenFromMail, waitingMails } from '../../server/accounts-context.fixture.ts'
import { now } from '../../server/person.fixture.ts'
import { queueLinkMail } from '../../server/queue-link-mail.ts'
import { resetPassword } from '../../sessions/server/reset-password.ts'
import { findUserSession } from '../../sessions/server/sessions.ts'
import { signIn, startSignIn } from '../../sessions/server/sign-in.ts'
import type { UserSession } from '../../user-session.ts'
import { completeSignInByCode, completeSignInByPasskey, getSignInFactors } from './complete-sign-in.ts'
import { consumeCode } from './consume-code.ts'
import { removeOwnApp } from './own-app.ts'
import { startPasskeySetup } from './own-passkeys.ts'
import { challengeMs } from './passkey.queries.ts'
import { aPasskeyDevice } from './passkey-device.fixture.ts'
import { pendingSignInMs } from './pending-sign-in.queries.ts'
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
let ana: UserSession
const createPeople = secondFactorPeople(database, {
  people: { bruno: {}, carla: {}, ana: { isAdmin: true, isOwner: true } },
  firstId: 3000,
  network: '198.51.101',
  now: () => time,
})
beforeEach(async () => {
  time = now
  ;({ ctx, bruno, carla, ana } = await createPeople())
})

const later = (ms: number) => {
  time = new Date(now.getTime() + ms)
}
const minute = 60_000
const device = 'Firefox'
const credentialsOf = ({ account }: UserSession) => ({ email: account.email, password, device })

/** Enters the password. @returns the token of the sign-in that waits */
async function enterPassword(person = bruno): Promise<string> {
  const { pendingToken } = await startSignIn(ctx, null, credentialsOf(person))
  if (pendingToken === null) throw new Error('no second factor was required')
  return pendingToken
}
const enterCode = (pendingToken: string, code: string) =>
  completeSignInByCode(ctx, null, { pendingToken, code, device })
const openSessions = async () => (await db.selectFrom('session').select('id').execute()).length

describe('with a second factor [ACC-02]', () => {
  test('the password alone opens no session', async () => {
    await addApp(ctx, bruno)
    const before = await openSessions()
    const pendingToken = await enterPassword()
    expect(await openSessions()).toBe(before)
    expect(await findUserSession(db, pendingToken, time)).toBeNull()
    expect(JSON.stringify(await db.selectFrom('pendingSignIn').selectAll().execute())).not.toContain(
      pendingToken,
    )
  })

  test('a wrong password is refused as without one, and reveals no second factor', async () => {
    await addApp(ctx, bruno)
    const wrong = { ...credentialsOf(bruno), password: 'ten tall herons wade' }
    expect(await outcome(startSignIn(ctx, null, wrong))).toBe('account.wrongCredentials')
    expect(await outcome(signIn(ctx, null, { ...wrong, code: '123456' }))).toBe('account.wrongCredentials')
  })

  test('a person without one is signed in at once', async () => {
    const result = await startSignIn(ctx, null, credentialsOf(carla))
    expect(result).toMatchObject({ pendingToken: null, session: { account: { id: carla.account.id } } })
  })

  test('a sign-in that waits ends after ten minutes, with a new password, and with the account', async () => {
    const { secret } = await addApp(ctx, bruno)
    const expired = await enterPassword()
    later(pendingSignInMs)
    expect(await outcome(enterCode(expired, codeAt(secret, time)))).toBe('account.signInExpired')
    expect(await outcome(getSignInFactors(ctx, { pendingToken: expired }))).toBe('account.signInExpired')

    const beforeReset = await enterPassword()
    await setPasswordByMail()
    expect(await outcome(enterCode(beforeReset, codeAt(secret, time)))).toBe('account.signInExpired')
    expect(await outcome(enterCode('invented', codeAt(secret, time)))).toBe('account.signInExpired')
  })

  test('a forgotten password is set anew, but the second factor is still asked for', async () => {
    await addApp(ctx, bruno)
    const newPassword = await setPasswordByMail()
    const result = await startSignIn(ctx, null, { ...credentialsOf(bruno), password: newPassword })
    expect(result.pendingToken).not.toBeNull()
  })

  test('a sign-in that waits ends when the second factor is removed', async () => {
    await addApp(ctx, bruno)
    const pendingToken = await enterPassword()
    await db.deleteFrom('authenticatorApp').execute()
    expect(await outcome(getSignInFactors(ctx, { pendingToken }))).toBe('account.signInExpired')
    await addApp(ctx, bruno)
    const again = await enterPassword()
    await removeOwnApp(ctx, bruno, { password })
    expect(await outcome(getSignInFactors(ctx, { pendingToken: again }))).toBe('account.signInExpired')
  })
})

async function setPasswordByMail(): Promise<string> {
  const newPassword = 'eleven otters swim by'
  const accountId = bruno.account.id
  await inTransaction(db, (tx) =>
    queueLinkMail(tx, { mails: ctx.mails, kind: 'reset-password', accountId, at: time }),
  )
  const token = await linkTokenFromMail(db, 'reset-password', time)
  await resetPassword(ctx, { token, password: newPassword })
  return newPassword
}

describe('a code of the app [ACC-02]', () => {
  test('completes the sign-in once, and neither it nor an earlier one works again', async () => {
    const { secret } = await addApp(ctx, bruno)
    later(minute)
    const { token, session } = await enterCode(await enterPassword(), codeAt(secret, time))
    expect(session.account.id).toBe(bruno.account.id)
    expect((await findUserSession(db, token, time))?.sessionId).toBe(session.sessionId)
    for (const at of [time, new Date(time.getTime() - minute / 2)])
      expect(await outcome(enterCode(await enterPassword(), codeAt(secret, at)))).toBe('account.wrongCode')
  })

  test('that confirmed the app does not work for a sign-in', async () => {
    const { secret } = await addApp(ctx, bruno)
    expect(await outcome(enterCode(await enterPassword(), codeAt(secret, now)))).toBe('account.wrongCode')
  })

  test('used twice at once opens one session', async () => {
    const { secret } = await addApp(ctx, bruno)
    later(minute)
    const tokens = [await enterPassword(), await enterPassword()]
    const results = await Promise.all(tokens.map((token) => outcome(enterCode(token, codeAt(secret, time)))))
    expect(results.sort()).toEqual(['account.wrongCode', 'done'])
  })

  test('of somebody else is wrong, also when their row is copied to the account', async () => {
    await addApp(ctx, bruno)
    const { secret } = await addApp(ctx, carla)
    later(minute)
    const code = codeAt(secret, time)
    expect(await outcome(enterCode(await enterPassword(), code))).toBe('account.wrongCode')
    const { encryptedSecret } = await db
      .selectFrom('authenticatorApp')
      .select('encryptedSecret')
      .where('accountId', '=', carla.account.id)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('authenticatorApp')
      .set({ encryptedSecret })
      .where('accountId', '=', bruno.account.id)
      .execute()
    expect(await outcome(enterCode(await enterPassword(), code))).toBe('account.wrongCode')
  })

  test('is wrong without the key, as after a restored backup; a recovery code helps', async () => {
    const { secret, codes } = await addApp(ctx, bruno)
    later(minute)
    const keyFile = `${ctx.secondFactor.keyFile}.other`
    const restored = { ...ctx, secondFactor: { ...ctx.secondFactor, keyFile } }
    const enter = async (code: string) =>
      completeSignInByCode(restored, null, { pendingToken: await enterPassword(), code, device })
    expect(await outcome(enter(codeAt(secret, time)))).toBe('account.wrongCode')
    expect(await outcome(enter(codes?.[0] ?? ''))).toBe('done')
  })

  test('can be guessed ten times in a quarter of an hour, from any address', async () => {
    const { secret } = await addApp(ctx, bruno)
    later(minute)
    for (let attempt = 0; attempt < 10; attempt++) {
      const other = { ...ctx, clientAddress: `203.0.113.${attempt}` }
      const pendingToken = await enterPassword()
      expect(await outcome(completeSignInByCode(other, null, { pendingToken, code: '000000', device }))).toBe(
        'account.wrongCode',
      )
    }
    expect(await outcome(enterCode(await enterPassword(), codeAt(secret, time)))).toBe('form.tooMany')
  })

  test('wrong codes from one sender are limited over all accounts; other senders are not affected', async () => {
    const anyAccount = 900_000
    for (let attempt = 0; attempt < 60; attempt++)
      expect(await outcome(consumeCode(ctx, anyAccount + Math.floor(attempt / 10), '000000'))).toBe(
        'account.wrongCode',
      )
    expect(await outcome(consumeCode(ctx, bruno.account.id, '000000'))).toBe('form.tooMany')
    const other = { ...ctx, clientAddress: '203.0.113.77' }
    expect(await outcome(consumeCode(other, bruno.account.id, '000000'))).toBe('account.wrongCode')
  })

  test('is not asked for in a browser with a session', async () => {
    const { secret } = await addApp(ctx, bruno)
    later(minute)
    const pendingToken = await enterPassword()
    const code = codeAt(secret, time)
    expect(await outcome(completeSignInByCode(ctx, carla, { pendingToken, code, device }))).toBe(
      'account.signedIn',
    )
  })
})

describe('a recovery code [ACC-02]', () => {
  test('works once, however it is typed, and a mail reports how many are left', async () => {
    const { codes } = await addApp(ctx, bruno)
    const [code = ''] = codes ?? []
    await enterCode(await enterPassword(), ` ${code.toUpperCase().replace('-', ' ')} `)
    expect((await waitingMails(db)).at(-1)).toEqual({
      kind: 'recovery-code-used',
      accountId: bruno.account.id,
      params: { left: 9 },
    })
    expect(await outcome(enterCode(await enterPassword(), code))).toBe('account.wrongCode')
  })

  test('used twice at once opens one session', async () => {
    const { codes } = await addApp(ctx, bruno)
    const tokens = [await enterPassword(), await enterPassword()]
    const results = await Promise.all(tokens.map((token) => outcome(enterCode(token, codes?.[0] ?? ''))))
    expect(results.sort()).toEqual(['account.wrongCode', 'done'])
  })

  test('of somebody else is wrong', async () => {
    await addApp(ctx, bruno)
    const { codes } = await addApp(ctx, carla)
    expect(await outcome(enterCode(await enterPassword(), codes?.[0] ?? ''))).toBe('account.wrongCode')
  })
})

describe('a passkey [ACC-02]', () => {
  /** Enters the password and requests a passkey. */
  const request = async (person = bruno) => {
    const pendingToken = await enterPassword(person)
    const { passkeyRequest } = await getSignInFactors(ctx, { pendingToken })
    return {
      pendingToken,
      challenge: passkeyRequest?.challenge ?? '',
      allowed: passkeyRequest?.allowCredentials,
    }
  }
  type Response = ReturnType<ReturnType<typeof aPasskeyDevice>['sign']>
  const complete = (pendingToken: string, response: Response) =>
    completeSignInByPasskey(ctx, null, { pendingToken, response, device })

  test('completes the sign-in, and its use is stored', async () => {
    const { device: phone } = await addPasskey(ctx, bruno)
    later(minute)
    const { pendingToken, challenge, allowed } = await request()
    expect(allowed).toMatchObject([{ id: phone.credentialId, transports: ['internal'] }])
    const { session } = await complete(pendingToken, phone.sign({ challenge }))
    expect(session.account.id).toBe(bruno.account.id)
    const { lastUsedAt } = await db.selectFrom('passkey').select('lastUsedAt').executeTakeFirstOrThrow()
    expect(lastUsedAt).toEqual(time)
  })

  test('is refused with a used, expired or invented challenge, or with one of its setup or of another person', async () => {
    const { device: phone } = await addPasskey(ctx, bruno)
    await addPasskey(ctx, carla)
    const { pendingToken, challenge } = await request()
    await complete(pendingToken, phone.sign({ challenge }))
    const again = await request()
    const setup = await startPasskeySetup(ctx, bruno, { password })
    const ofCarla = await request(carla)
    for (const wrong of [challenge, 'aW52ZW50ZWQ', setup.challenge, ofCarla.challenge])
      expect(await outcome(complete(again.pendingToken, phone.sign({ challenge: wrong })))).toBe(
        'passkey.invalid',
      )
    later(challengeMs)
    expect(await outcome(complete(again.pendingToken, phone.sign(again)))).toBe('passkey.invalid')
  })

  test('of another person, an unknown one, or one of another site is refused', async () => {
    const { device: phone } = await addPasskey(ctx, bruno)
    const { device: foreign } = await addPasskey(ctx, carla)
    const attempt = async (sign: (challenge: string) => Response) => {
      const { pendingToken, challenge } = await request()
      return outcome(complete(pendingToken, sign(challenge)))
    }
    expect(await attempt((challenge) => foreign.sign({ challenge }))).toBe('passkey.invalid')
    const unknown = aPasskeyDevice(relyingParty)
    expect(await attempt((challenge) => unknown.sign({ challenge }))).toBe('passkey.invalid')
    const phishing = aPasskeyDevice({ ...relyingParty, origin: 'https://signs.evil.example' })
    const { credentialId: id } = phone
    expect(await attempt((challenge) => ({ ...phishing.sign({ challenge }), id, rawId: id }))).toBe(
      'passkey.invalid',
    )
    // The right passkey and challenge, but the signature of another key.
    expect(await attempt((challenge) => ({ ...unknown.sign({ challenge }), id, rawId: id }))).toBe(
      'passkey.invalid',
    )
    expect(await attempt((challenge) => phone.sign({ challenge }))).toBe('done')
  })

  test('whose counter does not grow is refused, because it was copied', async () => {
    const { device: phone } = await addPasskey(ctx, bruno)
    const attemptWith = async (counter: number) => {
      const { pendingToken, challenge } = await request()
      return outcome(complete(pendingToken, phone.sign({ challenge }, counter)))
    }
    expect(await attemptWith(5)).toBe('done')
    expect([await attemptWith(5), await attemptWith(4), await attemptWith(0)]).toEqual(
      Array(3).fill('passkey.invalid'),
    )
    expect(await attemptWith(6)).toBe('done')
  })

  test('with the same response twice at once opens one session', async () => {
    const { device: phone } = await addPasskey(ctx, bruno)
    const { pendingToken, challenge } = await request()
    const response = phone.sign({ challenge })
    const use = () => outcome(complete(pendingToken, response))
    expect((await Promise.all([use(), use()])).filter((result) => result === 'done')).toHaveLength(1)
  })

  test('is not asked for where the site supports none; a recovery code works', async () => {
    const { codes } = await addPasskey(ctx, bruno)
    const pendingToken = await enterPassword()
    const elsewhere = { ...ctx, relyingParty: null }
    expect(await getSignInFactors(elsewhere, { pendingToken })).toEqual({
      hasApp: false,
      hasPasskey: true,
      passkeyRequest: null,
    })
    expect(await outcome(enterCode(pendingToken, codes?.[0] ?? ''))).toBe('done')
  })
})

describe('a call of the API [ACC-02] [API-04]', () => {
  test('sends the code together with the password', async () => {
    const { secret } = await addApp(ctx, bruno)
    later(minute)
    const call = (code?: string) => signIn(ctx, null, { ...credentialsOf(bruno), code })
    expect(await outcome(call())).toBe('account.secondFactorRequired')
    expect(await outcome(call('000000'))).toBe('account.wrongCode')
    const code = codeAt(secret, time)
    expect((await call(code)).session.account.id).toBe(bruno.account.id)
    expect(await outcome(call(code))).toBe('account.wrongCode')
  })
})

test('where the setting requires a second factor, a session without one knows that it is missing [ACC-02]', async () => {
  const lacks = async (required: (typeof ctx)['secondFactor']['required'], person: UserSession) => {
    const strict = { ...ctx, secondFactor: { ...ctx.secondFactor, required } }
    const { session } = await signIn(strict, null, credentialsOf(person))
    return session.actor.lacksSecondFactor
  }
  expect([await lacks('none', ana), await lacks('owners', ana), await lacks('owners', bruno)]).toEqual([
    false,
    true,
    false,
  ])
  expect(await lacks('all', bruno)).toBe(true)
  const { token } = await signIn(ctx, null, credentialsOf(bruno))
  await addApp(ctx, bruno)
  const live = await db
    .selectFrom('session')
    .select('accountId')
    .where('accountId', '=', bruno.actor.id)
    .execute()
  expect(live).toHaveLength(1)
  expect(await findUserSession(db, token, time, 'all')).toBeNull()
})
