import { describe, expect, test } from 'vitest'
import { someChoices } from '#domains/consent/consent.fixture.ts'
import type { ConsentChoices } from '#domains/consent/consent.ts'
import type { AccountState } from '#platform/actor.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { useDatabase } from '#tests/database.ts'
import type { Account } from '../../account.ts'
import { findAccount } from '../../server/account.queries.ts'
import { noContributions } from '../../server/accounts-context.fixture.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { listSessions } from '../../sessions/server/session.queries.ts'
import { openSession } from '../../sessions/server/sessions.ts'
import type { UserSession } from '../../user-session.ts'
import type { AccountChange } from '../account-change.policy.ts'
import { changeAccount } from './change-account.ts'

const { db } = await useDatabase()
const later = new Date(now.getTime() + 60_000)
const tomorrow = new Date(now.getTime() + 86_400_000)
const context = {
  db,
  now: () => later,
  mails: openMailQueue({ enqueue: async () => {} }),
  contributions: noContributions,
}

const ana = (facts: Partial<Account> = {}) =>
  createPerson(db, { name: 'Ana', isAdmin: true, isOwner: true, ...facts })
const bruno = (facts: Partial<Account> = {}) => createPerson(db, { name: 'Bruno', ...facts })
const answer = (accountId: number, choices: Partial<ConsentChoices> = {}) =>
  db
    .insertInto('consent')
    .values({ accountId, ...someChoices(choices), changedAt: now })
    .execute()

const change = (by: UserSession, of: UserSession, what: AccountChange, seen: AccountState = 'approved') =>
  changeAccount(context, by.actor, { accountId: of.account.id, change: what, seen })

const recorded = async () => ({
  mails: (await db.selectFrom('mail').select(['kind', 'accountId', 'params']).orderBy('id').execute()).map(
    ({ kind, accountId, params }) => [kind, accountId, params],
  ),
  events: (
    await db.selectFrom('accountEvent').select(['kind', 'accountId', 'actorId']).orderBy('id').execute()
  ).map(({ kind, accountId, actorId }) => [kind, accountId, actorId]),
  changes: (await db.selectFrom('publicChange').select(['kind', 'entityId']).execute()).map(
    ({ kind, entityId }) => [kind, entityId],
  ),
})

test.each<[AccountChange, Partial<Account>, Partial<Account>, string, string, object]>([
  ['accept', { status: 'awaiting' }, { status: 'approved' }, 'accepted', 'account-accepted', {}],
  ['reject', { status: 'awaiting' }, { status: 'rejected' }, 'rejected', 'account-rejected', {}],
  ['reject', {}, { status: 'rejected' }, 'suspended', 'account-suspended', {}],
  [
    'accept',
    { status: 'rejected', isAdmin: true, isApprover: true },
    { status: 'approved', isAdmin: false, isApprover: false },
    'accepted',
    'account-accepted',
    {},
  ],
  ['makeAdmin', {}, { isAdmin: true }, 'made-admin', 'type-changed', { type: 'admin' }],
  [
    'makePublisher',
    { isAdmin: true },
    { isAdmin: false },
    'made-publisher',
    'type-changed',
    { type: 'publisher' },
  ],
  ['giveApprover', {}, { isApprover: true }, 'approver-given', 'approver-given', {}],
  ['takeApprover', { isApprover: true }, { isApprover: false }, 'approver-taken', 'approver-taken', {}],
  ['giveOwner', { isAdmin: true }, { isOwner: true }, 'owner-given', 'owner-given', {}],
  ['takeOwner', { isAdmin: true, isOwner: true }, { isOwner: false }, 'owner-taken', 'owner-taken', {}],
])(
  '%s of %j: changed, remembered, told by mail, and known to the public site [USR-03] [USR-06]',
  async (what, before, after, event, mail, params) => {
    const admin = await ana()
    const person = await bruno(before)
    const { id } = person.account
    await change(admin, person, what, before.status ?? 'approved')
    expect(await findAccount(db, id)).toEqual({ ...person.account, ...after, changedAt: later })
    expect(await recorded()).toEqual({
      mails: [[mail, id, params]],
      events: [[event, id, admin.account.id]],
      changes: [['person', id]],
    })
  },
)

test.each([
  ['reject', 'awaiting', 'rejected', 'account-rejected'],
  ['reject', 'approved', 'suspended', 'account-suspended'],
  ['delete', 'awaiting', 'deleted', 'account-deleted'],
] as const)(
  'the reason to %s a person who is %s is in the mail and in the history [USR-03]',
  async (what, status, event, mail) => {
    const admin = await ana()
    const { account } = await bruno({ status })
    const reason = 'Nobody knows this person.'
    await changeAccount(context, admin.actor, { accountId: account.id, change: what, seen: status, reason })
    expect((await recorded()).mails).toEqual([[mail, account.id, { reason }]])
    expect(await db.selectFrom('accountEvent').select(['kind', 'reason']).execute()).toEqual([
      { kind: event, reason },
    ])
  },
)

test('a change without consequences for the membership takes no reason [USR-03]', async () => {
  const admin = await ana()
  const { account } = await bruno()
  const input = { accountId: account.id, change: 'giveApprover', seen: 'approved', reason: 'x' } as const
  await changeAccount(context, admin.actor, input)
  expect((await recorded()).mails).toEqual([['approver-given', account.id, {}]])
})

test('the sessions of a person end on all devices, with an event and a mail [USR-03]', async () => {
  const admin = await ana()
  const person = await bruno()
  const { id } = person.account
  for (const device of ['phone', 'laptop']) await openSession(db, { accountId: id, device, now })
  await openSession(db, { accountId: admin.account.id, device: 'desk', now })
  await change(admin, person, 'endSessions')
  expect(await listSessions(db, id, now)).toEqual([])
  expect(await listSessions(db, admin.account.id, now)).not.toEqual([])
  expect(await findAccount(db, id)).toEqual(person.account)
  expect(await recorded()).toEqual({
    mails: [['sessions-ended', id, {}]],
    events: [['sessions-ended', id, admin.account.id]],
    changes: [],
  })
})

describe('a deletion', () => {
  const signsOf = () => db.selectFrom('sign').select(['gloss', 'status', 'authorId']).execute()

  test('with the person’s consent ends sessions and links, and preserves the signs [USR-03] [CON-08]', async () => {
    const admin = await ana()
    const person = await bruno()
    const { id } = person.account
    await answer(id)
    await db
      .insertInto('dictionary')
      .values({ name: 'Test', acronym: 'T', signLanguage: 'bzs', country: 'BR', versionLabel: '1' })
      .execute()
    const { id: dictionaryId } = await db.selectFrom('dictionary').select('id').executeTakeFirstOrThrow()
    await db
      .insertInto('sign')
      .values({ gloss: 'CASA', dictionaryId, authorId: id, status: 'published' })
      .execute()
    await db
      .insertInto('accountLink')
      .values({ kind: 'reset-password', accountId: id, createdAt: now, tokenHash: 'x', expiresAt: tomorrow })
      .execute()

    await change(admin, person, 'delete')
    expect(await findAccount(db, id)).toMatchObject({
      status: 'approved',
      deletedAt: later,
      deletedBy: admin.account.id,
    })
    const sessions = await db.selectFrom('session').select('accountId').execute()
    expect(sessions).toEqual([{ accountId: admin.account.id }])
    const link = await db.selectFrom('accountLink').select('usedAt').executeTakeFirstOrThrow()
    expect(link.usedAt).not.toBeNull()
    expect(await signsOf()).toEqual([{ gloss: 'CASA', status: 'published', authorId: id }])
    expect(await recorded()).toMatchObject({
      mails: [['account-deleted', id, {}]],
      changes: [['person', id]],
    })
  })

  test('without consent, or of an accepted person without an answer, is refused [CON-08]', async () => {
    const admin = await ana()
    const person = await bruno()
    await expect(change(admin, person, 'delete')).rejects.toThrow('account.deletionNotAsked')
    await answer(person.account.id, { adminsMayDelete: false })
    await expect(change(admin, person, 'delete')).rejects.toThrow('account.notDeletable')
    expect(await findAccount(db, person.account.id)).toEqual(person.account)
    expect(await recorded()).toEqual({ mails: [], events: [], changes: [] })
  })

  test.each(['awaiting', 'rejected'] as const)(
    'who never answered goes while %s [CON-08]',
    async (status) => {
      const admin = await ana()
      const person = await bruno({ status })
      await change(admin, person, 'delete', status)
      expect((await findAccount(db, person.account.id))?.deletedAt).toEqual(later)
    },
  )

  test.each(['awaiting', 'approved', 'rejected'] as const)(
    'reactivated, it is %s as before, whatever was to be hidden [USR-06]',
    async (status) => {
      const admin = await ana()
      const person = await bruno({ status, isApprover: true })
      await answer(person.account.id, { afterDeletion: 1 })
      await change(admin, person, 'delete', status)
      await change(admin, person, 'reactivate', 'deleted')
      const { revision: _, ...before } = person.account
      expect(await findAccount(db, person.account.id)).toMatchObject({ ...before, changedAt: later })
      expect((await recorded()).events.map(([kind]) => kind)).toEqual(['deleted', 'reactivated'])
    },
  )
})

describe('simultaneous decisions', () => {
  test('of two administrators about one person: the second one is refused [USR-06]', async () => {
    const admin = await ana()
    const other = await createPerson(db, { name: 'Carla', isAdmin: true })
    const person = await bruno({ status: 'awaiting' })
    const answers = await Promise.allSettled([
      change(admin, person, 'accept', 'awaiting'),
      change(other, person, 'reject', 'awaiting'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason).toMatchObject({ code: 'account.wrongState', status: 409 })
    expect((await recorded()).mails).toHaveLength(1)
  })

  test('of two owners who remove each other’s ownership leave one owner [USR-03]', async () => {
    const admin = await ana()
    const other = await createPerson(db, { name: 'Carla', isAdmin: true, isOwner: true })
    const answers = await Promise.allSettled([
      change(admin, other, 'takeOwner'),
      change(other, admin, 'takeOwner'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const owners = await db.selectFrom('account').select('id').where('isOwner', '=', true).execute()
    expect(owners).toHaveLength(1)
  })

  test('of a person who lost the rights meanwhile are refused [ROL-05]', async () => {
    const admin = await ana()
    const other = await createPerson(db, { name: 'Carla', isAdmin: true })
    const person = await bruno({ status: 'awaiting' })
    await change(admin, other, 'makePublisher')
    await expect(change(other, person, 'accept', 'awaiting')).rejects.toThrow('account.adminsOnly')
    await answer(other.account.id)
    await change(admin, other, 'delete')
    await expect(change(other, person, 'accept', 'awaiting')).rejects.toThrow('account.required')
  })
})

test('the own account, an unknown account and a repeated change are refused [ROL-05]', async () => {
  const admin = await ana()
  const person = await bruno()
  await expect(change(admin, admin, 'reject')).rejects.toThrow('account.ownState')
  await expect(change(admin, admin, 'makePublisher')).rejects.toThrow('account.ownType')
  await expect(change(admin, admin, 'takeOwner')).rejects.toThrow('account.ownOwner')
  await expect(change(person, admin, 'reject')).rejects.toThrow('account.adminsOnly')
  await expect(
    changeAccount(context, admin.actor, { accountId: 99_999, change: 'accept', seen: 'awaiting' }),
  ).rejects.toThrow('account.notFound')
  await change(admin, person, 'giveApprover')
  await expect(change(admin, person, 'giveApprover')).rejects.toThrow('account.wrongState')
})
