import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { withSecurityContext } from '#platform/log/security-log.ts'
import { useDatabase } from '#tests/database.ts'
import { changeAccount } from '../../administration/server/change-account.ts'
import { exportMyData } from '../../profile/server/export-my-data.ts'
import { anAccountsContext } from '../../server/accounts-context.fixture.ts'
import { deleteAccount } from '../../server/delete-account.ts'
import { endRestoredAccess } from '../../server/end-restored-access.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { authenticateApiRequest } from '../../sessions/server/authenticate.ts'
import { hashOnce } from '../../sessions/server/password-hash.fixture.ts'
import type { UserSession } from '../../user-session.ts'
import { maxTokens } from '../api-token.ts'
import { createToken, listOwnTokens, revokeOwnToken } from './own-tokens.ts'
import { listTokensOfPerson, revokeTokenOfPerson } from './tokens-of-person.ts'

const database = await useDatabase()
const { db } = database
const password = 'an old wooden boat'
const passwordHash = await hashOnce(password)
let at = now
const ctx = { ...anAccountsContext(database, () => at), timeZone: 'America/Sao_Paulo', secure: false }
let bruno: UserSession
let carla: UserSession
let ana: UserSession
beforeEach(async () => {
  at = now
  bruno = await createPerson(db, { name: 'Bruno', passwordHash })
  carla = await createPerson(db, { name: 'Carla', isApprover: true })
  ana = await createPerson(db, { name: 'Ana', isAdmin: true })
})

const input = { name: 'Nightly export', scopes: ['read' as const, 'export' as const], password }
const create = (facts: object = {}, person = bruno) =>
  createToken(ctx, person.actor, { ...input, expiry: { days: 30 }, ...facts })
const authenticate = (secret: string, headers: Record<string, string> = {}) =>
  authenticateApiRequest(ctx, { headers: new Headers({ authorization: `Bearer ${secret}`, ...headers }) })
const later = (ms: number) => {
  at = new Date(now.getTime() + ms)
}
const minute = 60_000
const day = 86_400_000

describe('a token', () => {
  test('is 256 random bits with a prefix, and the database contains its hash only [API-03]', async () => {
    const { token, secret } = await create()
    expect(secret).toMatch(/^signbank_[\w-]{43}$/)
    expect((await create()).secret).not.toBe(secret)
    expect(JSON.stringify(await db.selectFrom('apiToken').selectAll().execute())).not.toContain(
      secret.slice('signbank_'.length),
    )
    expect(await listOwnTokens(ctx, bruno.actor)).toContainEqual(token)
    expect(JSON.stringify(token)).not.toContain(secret)
  })

  test('acts with the rights that its person has at the moment of the request [API-03]', async () => {
    const { secret } = await create()
    expect(await authenticate(secret)).toMatchObject({
      token: { scopes: ['read', 'export'] },
      actor: { id: bruno.actor.id, status: 'approved', isApprover: false },
    })
    await db
      .updateTable('account')
      .set({ isApprover: true, status: 'rejected' })
      .where('id', '=', bruno.actor.id)
      .execute()
    expect(await authenticate(secret)).toMatchObject({ actor: { status: 'rejected', isApprover: true } })
    const withFactor = { ...ctx, secondFactor: { ...ctx.secondFactor, required: 'all' as const } }
    expect(
      await authenticateApiRequest(withFactor, {
        headers: new Headers({ authorization: `Bearer ${secret}` }),
      }),
    ).toMatchObject({ actor: { lacksSecondFactor: true } })
  })

  test('and not the cookie decides, if a request has both [API-03]', async () => {
    const { secret } = await create()
    const session = { cookie: 'session=of-ana' }
    expect(await authenticate(secret, session)).toMatchObject({ account: { id: bruno.account.id } })
    await expect(authenticate('signbank_wrong', session)).rejects.toThrow('token.invalid')
  })

  test('stores the last use once a minute at most [API-03]', async () => {
    const { secret } = await create()
    const lastUsed = async () => (await listOwnTokens(ctx, bruno.actor))[0]?.lastUsedAt
    expect(await lastUsed()).toBeNull()
    await authenticate(secret)
    expect(await lastUsed()).toEqual(now)
    later(minute - 1)
    await authenticate(secret)
    expect(await lastUsed()).toEqual(now)
    later(minute)
    await authenticate(secret)
    expect(await lastUsed()).toEqual(at)
  })

  test('ends with its last day in the time zone of the site [API-03]', async () => {
    const { token, secret } = await create({ expiry: { date: '2026-11-22' } })
    expect(token.expiresAt.toISOString()).toBe('2026-11-23T03:00:00.000Z')
    at = new Date('2026-11-23T02:59:59Z')
    expect(await authenticate(secret)).not.toBeNull()
    at = new Date('2026-11-23T03:00:00Z')
    await expect(authenticate(secret)).rejects.toThrow('token.invalid')
  })

  test.each([{ date: '2026-11-20' }, { date: '2027-11-22' }, { days: 0 }, { days: 367 }])(
    'cannot end on %j',
    async (expiry) => {
      await expect(create({ expiry })).rejects.toMatchObject({
        fields: [{ field: 'expiresOn', code: 'token.expiryRange' }],
      })
    },
  )

  test.each([{ date: '2026-11-21' }, { date: '2027-11-21' }, { days: 365 }])(
    'can end on %j',
    async (expiry) => {
      expect((await create({ expiry })).token.expiresAt > now).toBe(true)
    },
  )
})

describe('is created', () => {
  test('only with the password [API-03]', async () => {
    await expect(create({ password: 'wrong' })).rejects.toThrow('account.wrongPassword')
    expect(await listOwnTokens(ctx, bruno.actor)).toEqual([])
  })

  test.each([
    ['account.notAccepted', { status: 'awaiting' as const }],
    ['account.notAccepted', { status: 'rejected' as const }],
    ['account.owesAcceptance', { hasPendingAcceptance: true }],
    ['account.secondFactorMissing', { lacksSecondFactor: true }],
    ['account.unverified', { isVerified: false }],
  ])('only by accepted people: %s [API-03]', async (reason, facts) => {
    const actor = { ...bruno.actor, ...facts }
    await expect(create({}, { ...bruno, actor })).rejects.toThrow(reason)
  })

  test(`at most ${maxTokens} times for each person, also by requests at the same time [API-03]`, async () => {
    const { token } = await create()
    const facts = await db.selectFrom('apiToken').selectAll().executeTakeFirstOrThrow()
    const further = Array.from({ length: maxTokens - 2 }, (_, index) => ({
      ...facts,
      id: `t${index}`,
      tokenHash: `h${index}`,
    }))
    await db.insertInto('apiToken').values(further).execute()
    const results = await Promise.allSettled([create(), create()])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await revokeOwnToken(ctx, bruno.actor, { id: token.id })
    await create()
  })
})

describe('a token is revoked', () => {
  test('at once, by its person alone or by an administrator, and the history says so [API-03]', async () => {
    const own = await create()
    const other = await create({ name: 'Backup' })
    await expect(revokeOwnToken(ctx, carla.actor, { id: own.token.id })).rejects.toThrow('token.notFound')
    await revokeOwnToken(ctx, bruno.actor, { id: own.token.id })
    await expect(authenticate(own.secret)).rejects.toThrow('token.invalid')

    const accountId = bruno.account.id
    expect(await listTokensOfPerson(ctx, ana.actor, { accountId })).toMatchObject([{ name: 'Backup' }])
    await expect(listTokensOfPerson(ctx, carla.actor, { accountId })).rejects.toThrow('account.adminsOnly')
    const revocation = { accountId, id: other.token.id }
    await expect(revokeTokenOfPerson(ctx, carla.actor, revocation)).rejects.toThrow('account.adminsOnly')
    expect(await revokeTokenOfPerson(ctx, ana.actor, revocation)).toEqual({ name: 'Bruno' })
    await expect(authenticate(other.secret)).rejects.toThrow('token.invalid')
    await expect(revokeTokenOfPerson(ctx, ana.actor, revocation)).rejects.toThrow('token.notFound')

    const events = await db.selectFrom('accountEvent').select(['kind', 'actorId']).orderBy('id').execute()
    expect(events).toEqual([
      { kind: 'token-created', actorId: accountId },
      { kind: 'token-created', actorId: accountId },
      { kind: 'token-revoked', actorId: accountId },
      { kind: 'token-revoked', actorId: ana.account.id },
    ])
  })

  test('when an administrator signs the person out, and when the account is deleted [API-03]', async () => {
    const first = await create()
    const change = { accountId: bruno.account.id, change: 'endSessions' as const, seen: 'approved' as const }
    await changeAccount(ctx, ana.actor, change)
    await expect(authenticate(first.secret)).rejects.toThrow('token.invalid')
    const second = await create()
    await inTransaction(db, (tx) =>
      deleteAccount(tx, {
        accountId: bruno.account.id,
        deletedBy: ana.account.id,
        at,
        mails: ctx.mails,
        contributions: ctx.contributions,
      }),
    )
    await db.updateTable('account').set({ deletedAt: null, deletedBy: null }).execute()
    await expect(authenticate(second.secret)).rejects.toThrow('token.invalid')
  })

  test('by restoring a backup [API-03]', async () => {
    const { secret } = await create()
    await inTransaction(db, (tx) => endRestoredAccess(tx, now))
    await expect(authenticate(secret)).rejects.toThrow('token.invalid')
  })
})

test('creation and revocation are security events without the secret [API-03]', async () => {
  const lines: object[] = []
  const write = (fields: object) => void lines.push(fields)
  const context = { log: { info: write, warn: write }, hashSender: async () => 'sender', accountId: null }
  const { secret } = await withSecurityContext(context, async () => {
    const created = await create()
    await revokeOwnToken(ctx, bruno.actor, { id: created.token.id })
    return created
  })
  await expect.poll(() => lines.length).toBe(2)
  expect(lines).toMatchObject([
    { security: 'account.changed', account: bruno.account.id, change: 'token-created' },
    { security: 'account.changed', account: bruno.account.id, change: 'token-revoked' },
  ])
  expect(JSON.stringify(lines)).not.toContain(secret)
})

test('the copy of the own data names the tokens [API-03]', async () => {
  await create()
  const copy = await exportMyData(ctx, bruno.actor, { locale: 'pt' })
  expect(copy.tokens).toMatchObject([{ name: input.name, scopes: input.scopes, lastUsedAt: null }])
})

test('an expired token stays in the list until it is removed', async () => {
  await create({ expiry: { days: 30 } })
  later(37 * day)
  expect(await listOwnTokens(ctx, bruno.actor)).toHaveLength(1)
})
