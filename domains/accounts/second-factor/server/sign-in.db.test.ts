import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { linkTokenFromMail, waitingMails } from '../../server/accounts-context.fixture.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { queueLinkMail } from '../../server/queue-link-mail.ts'
import { hashPassword } from '../../sessions/server/password-hash.ts'
import { resetPassword } from '../../sessions/server/reset-password.ts'
import { findUserSession } from '../../sessions/server/sessions.ts'
import { signIn, startSignIn } from '../../sessions/server/sign-in.ts'
import type { UserSession } from '../../user-session.ts'
import { completeSignInByCode, completeSignInByPasskey, getSignInFactors } from './complete-sign-in.ts'
import { removeOwnApp } from './own-app.ts'
import { startPasskeySetup } from './own-passkeys.ts'
import { challengeMs } from './passkey.queries.ts'
import { aPasskeyDevice } from './passkey-device.fixture.ts'
import { pendingSignInMs } from './pending-sign-in.queries.ts'
import {
  addApp,
  addPasskey,
  aSecondFactorContext,
  codeAt,
  password,
  relyingParty,
} from './second-factor.fixture.ts'

const database = await useDatabase()
const { db } = database
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})

let tests = 0
let time = now
let ctx: Awaited<ReturnType<typeof aSecondFactorContext>>
let bruno: UserSession
let carla: UserSession
beforeEach(async () => {
  tests++
  time = now
  ctx = await aSecondFactorContext(database, () => time, `198.51.101.${tests}`)
  // The counters of a database server outlive a test, so each test has other accounts.
  bruno = await createPerson(db, { id: 3_000 + tests, name: `Bruno${tests}s`, passwordHash })
  carla = await createPerson(db, { id: 4_000 + tests, name: `Carla${tests}s`, passwordHash })
})

const later = (ms: number) => {
  time = new Date(now.getTime() + ms)
}
const minute = 60_000
const device = 'Firefox'
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'signed in',
    ({ code }) => code as string,
  )
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
    expect(await refusal(startSignIn(ctx, null, wrong))).toBe('account.wrongCredentials')
    expect(await refusal(signIn(ctx, null, { ...wrong, code: '123456' }))).toBe('account.wrongCredentials')
  })

  test('a person without one is signed in at once', async () => {
    const result = await startSignIn(ctx, null, credentialsOf(carla))
    expect(result).toMatchObject({ pendingToken: null, session: { account: { id: carla.account.id } } })
  })

  test('a sign-in that waits ends after ten minutes, with a new password, and with the account', async () => {
    const { secret } = await addApp(ctx, bruno)
    const expired = await enterPassword()
    later(pendingSignInMs)
    expect(await refusal(enterCode(expired, codeAt(secret, time)))).toBe('account.signInExpired')
    expect(await refusal(getSignInFactors(ctx, { pendingToken: expired }))).toBe('account.signInExpired')

    const beforeReset = await enterPassword()
    await setPasswordByMail()
    expect(await refusal(enterCode(beforeReset, codeAt(secret, time)))).toBe('account.signInExpired')
    expect(await refusal(enterCode('invented', codeAt(secret, time)))).toBe('account.signInExpired')
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
    expect(await refusal(getSignInFactors(ctx, { pendingToken }))).toBe('account.signInExpired')
    await addApp(ctx, bruno)
    const again = await enterPassword()
    await removeOwnApp(ctx, bruno, { password })
    expect(await refusal(getSignInFactors(ctx, { pendingToken: again }))).toBe('account.signInExpired')
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
      expect(await refusal(enterCode(await enterPassword(), codeAt(secret, at)))).toBe('account.wrongCode')
  })

  test('that confirmed the app does not work for a sign-in', async () => {
    const { secret } = await addApp(ctx, bruno)
    expect(await refusal(enterCode(await enterPassword(), codeAt(secret, now)))).toBe('account.wrongCode')
  })

  test('used twice at once opens one session', async () => {
    const { secret } = await addApp(ctx, bruno)
    later(minute)
    const tokens = [await enterPassword(), await enterPassword()]
    const results = await Promise.all(tokens.map((token) => refusal(enterCode(token, codeAt(secret, time)))))
    expect(results.sort()).toEqual(['account.wrongCode', 'signed in'])
  })

  test('of somebody else is wrong, also when their row is copied to the account', async () => {
    await addApp(ctx, bruno)
    const { secret } = await addApp(ctx, carla)
    later(minute)
    const code = codeAt(secret, time)
    expect(await refusal(enterCode(await enterPassword(), code))).toBe('account.wrongCode')
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
    expect(await refusal(enterCode(await enterPassword(), code))).toBe('account.wrongCode')
  })

  test('is wrong without the key, as after a restored backup; a recovery code helps', async () => {
    const { secret, codes } = await addApp(ctx, bruno)
    later(minute)
    const keyFile = `${ctx.secondFactor.keyFile}.other`
    const restored = { ...ctx, secondFactor: { ...ctx.secondFactor, keyFile } }
    const enter = async (code: string) =>
      completeSignInByCode(restored, null, { pendingToken: await enterPassword(), code, device })
    expect(await refusal(enter(codeAt(secret, time)))).toBe('account.wrongCode')
    expect(await refusal(enter(codes?.[0] ?? ''))).toBe('signed in')
  })

  test('can be guessed ten times in a quarter of an hour, from any address', async () => {
    const { secret } = await addApp(ctx, bruno)
    later(minute)
    for (let attempt = 0; attempt < 10; attempt++) {
      const other = { ...ctx, clientAddress: `203.0.113.${attempt}` }
      const pendingToken = await enterPassword()
      expect(await refusal(completeSignInByCode(other, null, { pendingToken, code: '000000', device }))).toBe(
        'account.wrongCode',
      )
    }
    expect(await refusal(enterCode(await enterPassword(), codeAt(secret, time)))).toBe('form.tooMany')
  })

  test('is not asked for in a browser with a session', async () => {
    const { secret } = await addApp(ctx, bruno)
    later(minute)
    const pendingToken = await enterPassword()
    const code = codeAt(secret, time)
    expect(await refusal(completeSignInByCode(ctx, carla, { pendingToken, code, device }))).toBe(
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
    expect(await refusal(enterCode(await enterPassword(), code))).toBe('account.wrongCode')
  })

  test('used twice at once opens one session', async () => {
    const { codes } = await addApp(ctx, bruno)
    const tokens = [await enterPassword(), await enterPassword()]
    const results = await Promise.all(tokens.map((token) => refusal(enterCode(token, codes?.[0] ?? ''))))
    expect(results.sort()).toEqual(['account.wrongCode', 'signed in'])
  })

  test('of somebody else is wrong', async () => {
    await addApp(ctx, bruno)
    const { codes } = await addApp(ctx, carla)
    expect(await refusal(enterCode(await enterPassword(), codes?.[0] ?? ''))).toBe('account.wrongCode')
  })
})

describe('a passkey [ACC-02]', () => {
  /** Enters the password and asks for a passkey. */
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
      expect(await refusal(complete(again.pendingToken, phone.sign({ challenge: wrong })))).toBe(
        'passkey.invalid',
      )
    later(challengeMs)
    expect(await refusal(complete(again.pendingToken, phone.sign(again)))).toBe('passkey.invalid')
  })

  test('of another person, an unknown one, or one of another site is refused', async () => {
    const { device: phone } = await addPasskey(ctx, bruno)
    const { device: foreign } = await addPasskey(ctx, carla)
    const attempt = async (sign: (challenge: string) => Response) => {
      const { pendingToken, challenge } = await request()
      return refusal(complete(pendingToken, sign(challenge)))
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
    expect(await attempt((challenge) => phone.sign({ challenge }))).toBe('signed in')
  })

  test('whose counter does not grow is refused, because it was copied', async () => {
    const { device: phone } = await addPasskey(ctx, bruno)
    const attemptWith = async (counter: number) => {
      const { pendingToken, challenge } = await request()
      return refusal(complete(pendingToken, phone.sign({ challenge }, counter)))
    }
    expect(await attemptWith(5)).toBe('signed in')
    expect([await attemptWith(5), await attemptWith(4), await attemptWith(0)]).toEqual(
      Array(3).fill('passkey.invalid'),
    )
    expect(await attemptWith(6)).toBe('signed in')
  })

  test('with the same response twice at once opens one session', async () => {
    const { device: phone } = await addPasskey(ctx, bruno)
    const { pendingToken, challenge } = await request()
    const response = phone.sign({ challenge })
    const use = () => refusal(complete(pendingToken, response))
    expect((await Promise.all([use(), use()])).filter((result) => result === 'signed in')).toHaveLength(1)
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
    expect(await refusal(enterCode(pendingToken, codes?.[0] ?? ''))).toBe('signed in')
  })
})

describe('a call of the API [ACC-02] [API-04]', () => {
  test('sends the code together with the password', async () => {
    const { secret } = await addApp(ctx, bruno)
    later(minute)
    const call = (code?: string) => signIn(ctx, null, { ...credentialsOf(bruno), code })
    expect(await refusal(call())).toBe('account.secondFactorRequired')
    expect(await refusal(call('000000'))).toBe('account.wrongCode')
    const code = codeAt(secret, time)
    expect((await call(code)).session.account.id).toBe(bruno.account.id)
    expect(await refusal(call(code))).toBe('account.wrongCode')
  })
})

test('where the setting requires a second factor, a session without one knows that it is missing [ACC-02]', async () => {
  const ana = await createPerson(db, {
    id: 5_000 + tests,
    name: `Ana${tests}s`,
    isAdmin: true,
    isOwner: true,
    passwordHash,
  })
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
