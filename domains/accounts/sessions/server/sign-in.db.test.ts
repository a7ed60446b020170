import argon2 from '@node-rs/argon2'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import { useDatabase } from '#tests/database.ts'
import { insertAccount, type NewAccount } from '../../server/account.queries.ts'
import { noSecondFactor } from '../../server/accounts-context.fixture.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { UserSession } from '../../user-session.ts'
import { hashOnce } from './password-hash.fixture.ts'
import { findUserSession, openSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

const database = await useDatabase()
const { db } = database
const now = new Date('2026-11-21T12:00:00Z')
const password = 'nine tall herons wade'
const email = 'bruno@signbank.example'
const passwordHash = await hashOnce(password)

const make = (facts: Partial<NewAccount> = {}) =>
  inTransaction(db, (tx) =>
    insertAccount(tx, { name: 'Bruno', email, passwordHash, locale: 'pt', registeredAt: now, ...facts }),
  )

let tests = 0
let context: AccountsContext & { session: UserSession | null }
beforeEach(() => {
  // The counters of a database server outlive a test, so each test has another client address.
  tests++
  context = {
    db,
    now: () => now,
    formGate: createFormGuard({ database, now: () => now }),
    clientAddress: `203.0.113.${tests}`,
    secondFactor: noSecondFactor,
    session: null,
  } as unknown as typeof context
})

const enter = (as: { email?: string; password?: string } = {}, changes: Partial<typeof context> = {}) =>
  signInWith({ ...context, ...changes }, { email, password, device: 'Firefox', ...as })
const signInWith = ({ session, ...ctx }: typeof context, credentials: Parameters<typeof signIn>[2]) =>
  signIn(ctx, session, credentials)
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'signed in',
    ({ code }) => code as string,
  )
const sessions = async () => (await db.selectFrom('session').select('id').execute()).length

test('the password signs a person in, whatever the case of the address [ACC-02]', async () => {
  const { id } = await make()
  const { token, session } = await enter({ email: 'Bruno@SIGNBANK.example' })
  expect(session.account.id).toBe(id)
  expect((await findUserSession(db, token, now))?.sessionId).toBe(session.sessionId)
})

test('an address is found however its letters are composed, and İ is never an i [ACC-02]', async () => {
  const { id } = await make({ email: 'jos\u00e9@signbank.example' })
  const { session } = await enter({ email: 'Jose\u0301@signbank.example' })
  expect(session.account.id).toBe(id)
  await make({ email: 'bilim@signbank.example' })
  expect(await refusal(enter({ email: 'b\u0130l\u0130m@signbank.example' }))).toBe('account.wrongCredentials')
})

describe('every refusal has the same error and opens no session [ACC-02]', () => {
  const everyWay: [string, () => Promise<unknown>, { email?: string; password?: string }][] = [
    ['an unknown address', async () => {}, {}],
    ['another password', make, { password: 'nine tall herons wad' }],
    ['the password of somebody else', () => make({ passwordHash: null }), {}],
    ['no password set yet', () => make({ passwordHash: null }), { password: '' }],
    ['a deleted account', () => make().then(({ id }) => remove(id)), {}],
    ['the hash in place of the password', make, { password: 'HASH' }],
    ['a password with an extra space', () => make(), { password: `${password} ` }],
    ['an invalid address', make, { email: "' or 1=1 --" }],
  ]
  const remove = (id: number) =>
    db.updateTable('account').set({ deletedAt: now }).where('id', '=', id).execute()

  test.each(everyWay)('%s', async (_what, prepare, as) => {
    await prepare()
    const given = as.password === 'HASH' ? { password: passwordHash } : as
    expect(await refusal(enter(given))).toBe('account.wrongCredentials')
    expect(await sessions()).toBe(0)
  })

  test('costs the work of one hash [ACC-02]', async () => {
    await make()
    await make({ email: 'carla@signbank.example', passwordHash: null })
    await make({ email: 'frieda@signbank.example' }).then(({ id }) => remove(id))
    for (const address of [
      email,
      'grace@school.example',
      'carla@signbank.example',
      'frieda@signbank.example',
    ]) {
      const calls = (['hash', 'verify'] as const).map((name) => vi.spyOn(argon2, name))
      const attempt = { email: address, password: 'another one entirely' }
      expect(await refusal(enter(attempt)), address).toBe('account.wrongCredentials')
      expect(
        calls.flatMap(({ mock }) => mock.calls),
        address,
      ).toHaveLength(1)
      vi.restoreAllMocks()
    }
  })
})

test('a person with a live session cannot sign in again, and the session remains [ACC-03]', async () => {
  const { id } = await make()
  const { token } = await openSession(db, { accountId: id, device: '', now })
  const session = await findUserSession(db, token, now)
  expect(await refusal(enter({}, { session }))).toBe('account.signedIn')
  expect(await sessions()).toBe(1)
})

test('each sign-in issues a new token, so that a token planted before is useless [ACC-02]', async () => {
  await make()
  const [one, other] = [await enter(), await enter()]
  expect(one.token).not.toBe(other.token)
  expect(await sessions()).toBe(2)
})

test.each([
  ['a person who awaits a decision', { status: 'awaiting' }],
  ['a rejected person', { status: 'rejected' }],
  ['a person with an unconfirmed address', { emailVerifiedAt: null }],
] as const)('%s can sign in [ACC-10]', async (_who, facts) => {
  await make(facts)
  expect((await enter()).session.actor).toMatchObject({ isVerified: false, ...('status' in facts && facts) })
})

describe('limits [ACC-11]', () => {
  const fail = (changes: Partial<typeof context> = {}, as = email) =>
    refusal(enter({ email: as, password: 'wrong' }, changes))
  const from = (address: string) => ({ clientAddress: address })
  const often = async (times: number, act: (index: number) => Promise<string>) => {
    const codes = new Set<string>()
    for (let i = 0; i < times; i++) codes.add(await act(i))
    return [...codes]
  }

  test('after ten failures of one client for one account the right password is refused too, but not for other clients', async () => {
    await make()
    expect(await often(10, () => fail())).toEqual(['account.wrongCredentials'])
    expect(await fail()).toBe('form.tooMany')
    expect(await refusal(enter())).toBe('form.tooMany')
    expect(await refusal(enter({}, from('198.51.100.1')))).toBe('signed in')
  })

  test('an unknown address has the same limit, so that the limit reveals nothing', async () => {
    expect(await often(10, () => fail({}, 'grace@school.example'))).toEqual(['account.wrongCredentials'])
    expect(await fail({}, 'grace@school.example')).toBe('form.tooMany')
  })

  test('simultaneous attempts are all counted', async () => {
    await make()
    const codes = await Promise.all(Array.from({ length: 30 }, () => fail()))
    expect(codes.filter((code) => code === 'account.wrongCredentials')).toHaveLength(10)
    expect(codes.filter((code) => code === 'form.tooMany')).toHaveLength(20)
  })

  test('successful sign-ins are not counted', async () => {
    await make()
    expect(await often(40, () => refusal(enter()))).toEqual(['signed in'])
    expect(await fail()).toBe('account.wrongCredentials')
  })

  test('one client tries 60 accounts at most', async () => {
    const codes = await often(60, (i) => fail({}, `p${i}@school.example`))
    expect(codes).toEqual(['account.wrongCredentials'])
    expect(await fail({}, 'another@school.example')).toBe('form.tooMany')
  })

  test('an account is tried 100 times at most, from all clients together', async () => {
    const codes = await often(100, (i) => fail(from(`198.18.${tests}.${i}`), `many${tests}@school.example`))
    expect(codes).toEqual(['account.wrongCredentials'])
    expect(await fail(from('198.19.0.1'), `many${tests}@school.example`)).toBe('form.tooMany')
  })

  test.runIf(database.engine === 'server')('the limits are shared by all processes', async () => {
    await make()
    const another = () => ({ formGate: createFormGuard({ database, now: () => now }) })
    expect(await often(10, () => fail(another()))).toEqual(['account.wrongCredentials'])
    expect(await fail(another())).toBe('form.tooMany')
  })
})
