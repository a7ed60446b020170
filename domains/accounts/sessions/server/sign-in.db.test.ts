import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import { useDatabase } from '#tests/database.ts'
import { insertAccount, type NewAccount } from '../../server/account.queries.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { UserSession } from '../../user-session.ts'
import { hashPassword } from './password-hash.ts'
import { findUserSession, openSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

const database = await useDatabase()
const { db } = database
const now = new Date('2026-11-21T12:00:00Z')
const password = 'nine tall herons wade'
const email = 'bruno@signbank.example'
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})

const make = (facts: Partial<NewAccount> = {}) =>
  inTransaction(db, (tx) =>
    insertAccount(tx, { name: 'Bruno', email, passwordHash, locale: 'pt', registeredAt: now, ...facts }),
  )

let tests = 0
let context: AccountsContext & { session: UserSession | null }
beforeEach(() => {
  // Counters of a database server outlive a test; another sender and another secret have none of them.
  tests++
  context = {
    db,
    now: () => now,
    gate: createFormGuard({ database, now: () => now }),
    clientAddress: `203.0.113.${tests}`,
    session: null,
  } as unknown as typeof context
})

const enter = (as: { email?: string; password?: string } = {}, changes: Partial<typeof context> = {}) =>
  signIn({ ...context, ...changes }, { email, password, device: 'Firefox', ...as })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'signed in',
    ({ code }) => code as string,
  )
const sessions = async () => (await db.selectFrom('session').select('id').execute()).length

test('who knows the password is signed in, however the address is written [ACC-02]', async () => {
  const { id } = await make()
  const { token, signedIn } = await enter({ email: 'Bruno@SIGNBANK.example' })
  expect(signedIn.account.id).toBe(id)
  expect((await findUserSession(db, token, now))?.sessionId).toBe(signedIn.sessionId)
})

describe('every refusal is the same, and leaves no session [ACC-02]', () => {
  const everyWay: [string, () => Promise<unknown>, { email?: string; password?: string }][] = [
    ['an unknown address', async () => {}, {}],
    ['another password', make, { password: 'nine tall herons wad' }],
    ['the password of somebody else', () => make({ passwordHash: null }), {}],
    ['no password set yet', () => make({ passwordHash: null }), { password: '' }],
    ['a deleted account', () => make().then(({ id }) => remove(id)), {}],
    ['the hash in place of the password', make, { password: 'HASH' }],
    ['a password without its last blank', () => make(), { password: `${password} ` }],
    ['what is no address', make, { email: "' or 1=1 --" }],
  ]
  const remove = (id: number) =>
    db.updateTable('account').set({ deletedAt: now }).where('id', '=', id).execute()

  test.each(everyWay)('%s', async (_what, prepare, as) => {
    await prepare()
    const given = as.password === 'HASH' ? { password: passwordHash } : as
    expect(await refusal(enter(given))).toBe('account.wrongCredentials')
    expect(await sessions()).toBe(0)
  })

  test('and takes as much work [ACC-02]', async () => {
    await make()
    await make({ email: 'carla@signbank.example', passwordHash: null })
    await make({ email: 'frieda@signbank.example' }).then(({ id }) => remove(id))
    /** Of the processor, not by the clock: a busy machine changes nothing. */
    const work = async (as: { email?: string }) => {
      const all: number[] = []
      for (let i = 0; i < 7; i++) {
        const start = process.cpuUsage()
        await refusal(enter({ password: 'another one entirely', ...as }))
        const { user, system } = process.cpuUsage(start)
        all.push(user + system)
      }
      return Math.min(...all)
    }
    const wrong = await work({})
    for (const other of ['grace@school.example', 'carla@signbank.example', 'frieda@signbank.example']) {
      const ratio = (await work({ email: other })) / wrong
      expect(ratio, other).toBeGreaterThan(0.5)
      expect(ratio, other).toBeLessThan(2)
    }
  })
})

test('who carries a live session signs out first; their session stays [ACC-03]', async () => {
  const { id } = await make()
  const { token } = await openSession(db, { accountId: id, device: '', now })
  const session = await findUserSession(db, token, now)
  expect(await refusal(enter({}, { session }))).toBe('account.signedIn')
  expect(await sessions()).toBe(1)
})

test('each sign-in has a token of its own: none that was known before stands for the person [ACC-02]', async () => {
  await make()
  const [one, other] = [await enter(), await enter()]
  expect(one.token).not.toBe(other.token)
  expect(await sessions()).toBe(2)
})

test.each([
  ['who awaits approval', { status: 'awaiting' }],
  ['who was rejected', { status: 'rejected' }],
  ['who has not confirmed the address', { emailVerifiedAt: null }],
] as const)('%s signs in too [ACC-10]', async (_who, facts) => {
  await make(facts)
  expect((await enter()).signedIn.actor).toMatchObject({ isVerified: false, ...('status' in facts && facts) })
})

describe('limits [ACC-11]', () => {
  const fail = (changes: Partial<typeof context> = {}, as = email) =>
    refusal(enter({ email: as, password: 'wrong' }, changes))
  const from = (address: string) => ({ clientAddress: address })
  const often = async (times: number, act: (index: number) => Promise<string>) => {
    const said = new Set<string>()
    for (let i = 0; i < times; i++) said.add(await act(i))
    return [...said]
  }

  test('ten failures of one sender for one account, then neither the right password helps; others sign in', async () => {
    await make()
    expect(await often(10, () => fail())).toEqual(['account.wrongCredentials'])
    expect(await fail()).toBe('form.tooMany')
    expect(await refusal(enter())).toBe('form.tooMany')
    expect(await refusal(enter({}, from('198.51.100.1')))).toBe('signed in')
  })

  test('the same holds for an address that nobody has: nothing is told by it', async () => {
    expect(await often(10, () => fail({}, 'grace@school.example'))).toEqual(['account.wrongCredentials'])
    expect(await fail({}, 'grace@school.example')).toBe('form.tooMany')
  })

  test('many tries at once are counted as many', async () => {
    await make()
    const said = await Promise.all(Array.from({ length: 30 }, () => fail()))
    expect(said.filter((code) => code === 'account.wrongCredentials')).toHaveLength(10)
    expect(said.filter((code) => code === 'form.tooMany')).toHaveLength(20)
  })

  test('signing in counts for nothing', async () => {
    await make()
    expect(await often(40, () => refusal(enter()))).toEqual(['signed in'])
    expect(await fail()).toBe('account.wrongCredentials')
  })

  test('one sender tries no more than 60 accounts', async () => {
    const said = await often(60, (i) => fail({}, `p${i}@school.example`))
    expect(said).toEqual(['account.wrongCredentials'])
    expect(await fail({}, 'another@school.example')).toBe('form.tooMany')
  })

  test('an account is tried no more than 100 times, from wherever', async () => {
    const said = await often(100, (i) => fail(from(`198.18.${tests}.${i}`), `many${tests}@school.example`))
    expect(said).toEqual(['account.wrongCredentials'])
    expect(await fail(from('198.19.0.1'), `many${tests}@school.example`)).toBe('form.tooMany')
  })

  test.runIf(database.engine === 'server')('they hold across processes', async () => {
    await make()
    const another = () => ({ gate: createFormGuard({ database, now: () => now }) })
    expect(await often(10, () => fail(another()))).toEqual(['account.wrongCredentials'])
    expect(await fail(another())).toBe('form.tooMany')
  })
})
