import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { insertAccount } from '../../server/account.queries.ts'
import { listSessions, storeClosedBanner } from './session.queries.ts'
import {
  endSession,
  endSessions,
  findUserSession,
  idleTimeoutMs,
  maxLifetimeMs,
  openSession,
} from './sessions.ts'

const { db } = await useDatabase()
const start = new Date('2026-11-21T12:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const hour = 3_600_000

let bruno: number
let carla: number
beforeEach(async () => {
  const insert = (name: string) =>
    inTransaction(db, (tx) =>
      insertAccount(tx, {
        name,
        email: `${name}@signbank.example`,
        passwordHash: null,
        locale: 'pt',
        registeredAt: start,
        emailVerifiedAt: start,
        status: 'approved',
      }),
    )
  bruno = (await insert('Bruno')).id
  carla = (await insert('Carla')).id
})

const open = (accountId = bruno, now = start) => openSession(db, { accountId, device: 'Firefox', now })

test('a token identifies its person, and the database contains its hash only [ACC-02]', async () => {
  const { id, token } = await open()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(await findUserSession(db, token, start)).toMatchObject({
    sessionId: id,
    account: { id: bruno, name: 'Bruno' },
    actor: {
      kind: 'account',
      id: bruno,
      status: 'approved',
      isVerified: true,
      isAdmin: false,
      hasPendingAcceptance: false,
    },
    bannersClosed: [],
  })
  expect(JSON.stringify(await db.selectFrom('session').selectAll().execute())).not.toContain(token)
})

test('a session does not contain the hash of the password', async () => {
  await db.updateTable('account').set({ passwordHash: 'a-hash' }).execute()
  const { token } = await open()
  expect(JSON.stringify(await findUserSession(db, token, start))).not.toContain('a-hash')
})

test.each(['', 'x', 'a'.repeat(43), "' or true --", '\u0000'])(
  'the token %j identifies nobody',
  async (token) => {
    await open()
    expect(await findUserSession(db, token, start)).toBeNull()
  },
)

test('each session has another token and id', async () => {
  const tokens = await Promise.all([open(), open(), open(carla)])
  expect(new Set(tokens.map(({ token }) => token)).size).toBe(3)
  expect(new Set(tokens.map(({ id }) => id)).size).toBe(3)
})

test('an unused session ends after 30 days [ACC-02]', async () => {
  const { token } = await open()
  expect(await findUserSession(db, token, after(idleTimeoutMs))).toBeNull()
  const used = await open()
  expect(await findUserSession(db, used.token, after(idleTimeoutMs - hour))).not.toBeNull()
  expect(await findUserSession(db, used.token, after(2 * idleTimeoutMs - 2 * hour))).not.toBeNull()
})

test('a session in use ends after 90 days [ACC-02]', async () => {
  const { token } = await open()
  for (let at = 0; at < maxLifetimeMs; at += idleTimeoutMs / 2)
    expect(await findUserSession(db, token, after(at)), `${at}`).not.toBeNull()
  expect(await findUserSession(db, token, after(maxLifetimeMs - hour))).not.toBeNull()
  expect(await findUserSession(db, token, after(maxLifetimeMs))).toBeNull()
})

test('the last use is stored every five minutes, not with each request', async () => {
  const { token } = await open()
  const used = async () => (await listSessions(db, bruno, start))[0]?.lastUsedAt
  await findUserSession(db, token, after(4 * 60_000))
  expect(await used()).toEqual(start)
  await findUserSession(db, token, after(6 * 60_000))
  expect(await used()).toEqual(after(6 * 60_000))
})

test('expired sessions are deleted when another session is opened', async () => {
  await open()
  await open(carla, after(idleTimeoutMs))
  expect(await db.selectFrom('session').select('accountId').execute()).toEqual([{ accountId: carla }])
})

test('the token of a deleted person is invalid [ACC-02]', async () => {
  const { token } = await open()
  await db.updateTable('account').set({ deletedAt: start }).where('id', '=', bruno).execute()
  expect(await findUserSession(db, token, start)).toBeNull()
})

test('a change of rights is effective with the next request', async () => {
  const { token } = await open()
  await db.updateTable('account').set({ isAdmin: true, status: 'rejected' }).where('id', '=', bruno).execute()
  expect((await findUserSession(db, token, start))?.actor).toMatchObject({
    isAdmin: true,
    status: 'rejected',
  })
})

test('the institution "other" is null in the actor [CON-07]', async () => {
  const insert = (name: string, isOther: boolean) =>
    db.insertInto('institution').values({ name, isOther }).returning('id').executeTakeFirstOrThrow()
  const { id: otter } = await insert('Otter-Institut', false)
  const { id: other } = await insert('other', true)
  const { token } = await open()
  const institutionId = async (id: number) => {
    await db.updateTable('account').set({ institutionId: id }).where('id', '=', bruno).execute()
    return (await findUserSession(db, token, start))?.actor.institutionId
  }
  expect(await institutionId(otter)).toBe(otter)
  expect(await institutionId(other)).toBeNull()
})

test('sessions are listed by last use, and one, all others or all of them are ended [ACC-02]', async () => {
  const first = await open()
  const second = await open(bruno, after(hour))
  const third = await open(bruno, after(2 * hour))
  const carlaSession = await open(carla)
  const listed = async () => (await listSessions(db, bruno, after(3 * hour))).map(({ id }) => id)
  expect(await listed()).toEqual([third.id, second.id, first.id])
  expect((await listSessions(db, bruno, start))[0]).toEqual({
    id: third.id,
    device: 'Firefox',
    createdAt: after(2 * hour),
    lastUsedAt: after(2 * hour),
    expiresAt: after(2 * hour + idleTimeoutMs),
  })
  await endSession(db, first.id)
  await endSession(db, first.id)
  expect(await listed()).toEqual([third.id, second.id])
  await endSessions(db, bruno, { except: second.id })
  expect(await listed()).toEqual([second.id])
  expect(await findUserSession(db, third.token, after(3 * hour))).toBeNull()
  await endSessions(db, bruno)
  expect(await listed()).toEqual([])
  expect(await findUserSession(db, carlaSession.token, after(3 * hour))).not.toBeNull()
})

test('a very long User-Agent is truncated', async () => {
  await openSession(db, { accountId: bruno, device: 'x'.repeat(5_000), now: start })
  expect((await listSessions(db, bruno, start))[0]?.device).toHaveLength(200)
})

test('a banner stays closed for the session and is shown in the next one [ACC-10]', async () => {
  const { id, token } = await open()
  await storeClosedBanner(db, id, 'awaiting')
  await storeClosedBanner(db, id, 'awaiting')
  expect((await findUserSession(db, token, start))?.bannersClosed).toEqual(['awaiting'])
  const next = await open()
  expect((await findUserSession(db, next.token, start))?.bannersClosed).toEqual([])
})

test('addresses that differ only in case are one address, also when registered at once [ACC-01]', async () => {
  const register = (email: string) =>
    inTransaction(db, (tx) =>
      insertAccount(tx, { name: 'Grace', email, passwordHash: null, locale: 'en', registeredAt: start }),
    )
  await expect(register('BRUNO@signbank.EXAMPLE')).rejects.toMatchObject({
    code: 'account.emailTaken',
    fields: [{ field: 'email', code: 'account.emailTaken' }],
  })
  const both = await Promise.allSettled([register('grace@school.example'), register('Grace@school.example')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
