import { beforeEach, describe, expect, test } from 'vitest'
import { someChoices } from '#domains/consent/consent.fixture.ts'
import type { ConsentChoices } from '#domains/consent/consent.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { insertAccount } from '#tests/rows.ts'
import type { Account } from '../../account.ts'
import type { ContributionPage, Contributions } from '../../contributions.ts'
import type { OnBehalfRegistration } from '../../registration/register-on-behalf.input.ts'
import { registerOnBehalf } from '../../registration/server/register-on-behalf.ts'
import { noContributions } from '../../server/accounts-context.fixture.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import type { UserSession } from '../../user-session.ts'
import { parseUserQuery, usersPerPage } from '../user-list.input.ts'
import { changeAccount } from './change-account.ts'
import { getUserHistory } from './get-user-history.ts'
import { getUserSigns } from './get-user-signs.ts'
import { getUserView } from './get-user-view.ts'
import { listUsers } from './list-users.ts'

const { db } = await useDatabase()
const queued: object[] = []
const context = {
  db,
  now: () => now,
  mails: openMailQueue({ enqueue: async (_tx, _queue, data) => void queued.push(data) }),
  contributions: noContributions,
}
let ana: UserSession
beforeEach(async () => {
  ana = await createPerson(db, { name: 'Ana', isAdmin: true, isOwner: true })
})

const answer = (accountId: number, choices: Partial<ConsentChoices> = {}) =>
  db
    .insertInto('consent')
    .values({ accountId, ...someChoices(choices), changedAt: now })
    .execute()
const person = (name: string, facts: Partial<Account> = {}) => createPerson(db, { name, ...facts })
const list = async (parameters: string, viewer = ana) => {
  const query = parseUserQuery(new URLSearchParams(parameters))
  const { users, ...rest } = await listUsers({ db }, viewer.actor, { query, locale: 'en' })
  return { ...rest, users, names: users.map(({ displayName }) => displayName) }
}
const institution = async (name: string) =>
  (await db.insertInto('institution').values({ name }).returning('id').executeTakeFirstOrThrow()).id

describe('the list', () => {
  test('is filtered by status, type, hearing status and institution [USR-01]', async () => {
    const institutionId = await institution('Otter')
    const bruno = await person('Bruno', { institutionId, hearingStatus: 'deaf', registeredAt: new Date(1) })
    const carla = await person('Carla', { isApprover: true, institutionId, hearingStatus: 'teacher' })
    await person('Dénes', { status: 'awaiting', institutionId, hearingStatus: 'deaf' })
    await person('Eeva', { status: 'rejected' })
    await person('Frieda', { deletedAt: now })
    await answer(bruno.account.id)
    await answer(carla.account.id)

    expect((await list('status=awaiting')).names).toEqual(['Dénes'])
    expect((await list('status=approved&order=alphabetical')).names).toEqual(['Ana', 'Bruno', 'Carla'])
    expect((await list('status=deleted')).names).toEqual(['Frieda'])
    expect((await list('type=approver')).names).toEqual(['Carla'])
    expect((await list('type=admin')).names).toEqual(['Ana'])
    expect((await list(`institution=${institutionId}&order=oldest`)).names).toEqual(['Bruno', 'Carla'])
    expect((await list('hearing_status=deaf')).names).toEqual(['Bruno'])
    expect((await list('q=denes')).names).toEqual(['Dénes'])
    expect((await list('q=bruno@signbank')).names).toEqual(['Bruno'])
    expect((await list('q=eeva@signbank')).names).toEqual([])
  })

  test('counts the people in each state whom the other filters leave, whatever state is chosen [USR-01]', async () => {
    const institutionId = await institution('Otter')
    await answer((await person('Bruno', { institutionId })).account.id)
    await person('Dénes', { status: 'awaiting', institutionId })
    await person('Eeva', { status: 'rejected' })
    await person('Frieda', { status: 'awaiting', deletedAt: now })
    const all = { awaiting: 1, approved: 2, rejected: 1, deleted: 1 }
    expect((await list('')).counts).toEqual(all)
    expect((await list('status=deleted')).counts).toEqual(all)
    expect((await list('q=denes&status=approved')).counts).toEqual({
      awaiting: 1,
      approved: 0,
      rejected: 0,
      deleted: 0,
    })
    expect((await list(`institution=${institutionId}`)).counts).toMatchObject({ awaiting: 0, approved: 1 })
  })

  test('contains only the data that each person shows to administrators [USR-01] [CON-07]', async () => {
    const bruno = await person('Bruno', { institutionId: await institution('Otter'), hearingStatus: 'deaf' })
    await person('Eeva', { hearingStatus: 'deaf' })
    await answer(bruno.account.id, { sharesGeneralData: false })
    const { users } = await list('order=alphabetical')
    const [, shown, silent] = users
    expect(shown).toMatchObject({
      email: 'bruno@signbank.example',
      general: null,
      details: { institution: 'Otter' },
    })
    expect(silent).toMatchObject({ displayName: 'Eeva', email: null, general: null, details: null })
  })

  test('marks people with an unconfirmed address, and shows more of the people who wait [USR-01] [ACC-03]', async () => {
    await person('Dénes', { status: 'awaiting', emailVerifiedAt: null })
    const { users } = await list('order=alphabetical')
    expect(users.map(({ displayName, isVerified }) => [displayName, isVerified])).toEqual([
      ['Ana', true],
      ['Dénes', false],
    ])
    for (let number = 0; number < usersPerPage; number += 1)
      await person(`G${number}`, { status: 'awaiting' })
    expect(await list('status=awaiting')).toMatchObject({ total: usersPerPage + 1, pages: 1 })
    expect(await list('')).toMatchObject({ total: usersPerPage + 2, pages: 2 })
  })

  test('has pages with a constant number of queries, and the last page for a higher number [USR-01]', async () => {
    for (let number = 0; number < usersPerPage + 4; number += 1)
      await insertAccount(db, { name: `Grace ${number}` })
    expect(await list('page=9')).toMatchObject({ total: usersPerPage + 5, page: 2, pages: 2 })
    expect((await list('page=9')).users).toHaveLength(5)

    const seen: string[] = []
    const counting = db.withPlugin({
      transformQuery: ({ node }) => {
        seen.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const query = parseUserQuery(new URLSearchParams())
    const { users } = await listUsers({ db: counting }, ana.actor, { query, locale: 'de' })
    expect(users).toHaveLength(usersPerPage)
    expect(seen.length).toBeLessThanOrEqual(8)
  })

  test.each(['bruno', 'carla', 'denes', 'eeva'] as const)(
    'is not accessible to %s [ROL-02]',
    async (name) => {
      const query = parseUserQuery(new URLSearchParams())
      const viewer = cast[name]
      await expect(listUsers({ db }, viewer, { query, locale: 'en' })).rejects.toThrow('account.adminsOnly')
      await expect(getUserView({ db }, viewer, { id: ana.account.id, locale: 'en' })).rejects.toThrow(
        'account.adminsOnly',
      )
      await expect(getUserHistory({ db }, viewer, { id: ana.account.id })).rejects.toThrow(
        'account.adminsOnly',
      )
      await expect(registerOnBehalf(context, viewer, someone())).rejects.toThrow('account.adminsOnly')
    },
  )
})

describe('a person', () => {
  test('has contributions of each kind in pages, with the name of the person who deleted a sign [USR-02]', async () => {
    const { account } = await person('Carla')
    const asked: ContributionPage[] = []
    const contributions: Contributions = {
      ...noContributions,
      count: async () => ({ published: 30, approved: 2, deleted: 1 }),
      list: async (_db, page) => {
        asked.push(page)
        return [{ id: 9, gloss: 'WEG', publishedAt: null, deletedAt: now, deletedBy: ana.account.id }]
      },
    }
    const ctx = { db, contributions }
    const list = await getUserSigns(ctx, ana.actor, {
      id: account.id,
      kind: 'deleted',
      page: 7,
    })
    expect(list).toEqual({
      counts: { published: 30, approved: 2, deleted: 1 },
      page: 1,
      pages: 1,
      signs: [{ id: 9, gloss: 'WEG', publishedAt: null, deletedAt: now, deletedBy: 'Ana' }],
    })
    await getUserSigns(ctx, ana.actor, { id: account.id, kind: 'published', page: 2 })
    expect(asked.map(({ kind, from, size }) => [kind, from, size])).toEqual([
      ['deleted', 0, 25],
      ['published', 25, 25],
    ])
    await expect(getUserSigns(ctx, cast.bruno, { id: account.id, kind: null, page: 1 })).rejects.toThrow(
      'account.adminsOnly',
    )
  })

  test('is shown with the possible decisions, and an unknown one is not found [USR-02]', async () => {
    const { account } = await person('Dénes', { status: 'awaiting', emailVerifiedAt: null })
    const opened = await getUserView({ db }, ana.actor, { id: account.id, locale: 'en' })
    expect(opened).toMatchObject({
      person: { displayName: 'Dénes', state: 'awaiting', email: null },
      hasAnswered: false,
      isVerified: false,
      abilities: {
        accept: { allowed: true },
        giveApprover: { allowed: false, reason: 'account.wrongState' },
      },
    })
    await expect(getUserView({ db }, ana.actor, { id: 99_999, locale: 'en' })).rejects.toThrow(
      'account.notFound',
    )
  })

  test('who was deleted and chose to be hidden has a name and a state, nothing else [USR-06] [CON-07]', async () => {
    const frieda = { isAdmin: true, isApprover: true, deletedAt: now, registeredAt: new Date(5) }
    const { id } = (await person('Frieda', frieda)).account
    await db
      .insertInto('accountEvent')
      .values({ accountId: id, actorId: id, kind: 'registered', at: now })
      .execute()
    await answer(id, { afterDeletion: 1, emailVisibility: 3, detailsVisibility: 3 })
    const hidden = { general: null, email: null, details: null, choices: null }
    const nothing = { ...hidden, profileType: null, isOwner: false, registeredAt: null, isFormer: true }
    const view = await getUserView({ db }, ana.actor, { id, locale: 'en' })
    expect(view).toMatchObject({
      person: { ...nothing, displayName: 'Frieda', state: 'deleted' },
      isAdmin: false,
      isApprover: false,
      abilities: { reactivate: { allowed: true } },
    })
    expect(await getUserHistory({ db }, ana.actor, { id })).toEqual([])
    const contributions = {
      ...noContributions,
      count: async () => ({ published: 3, approved: 2, deleted: 1 }),
    }
    const signs = { id, kind: 'published', page: 1 } as const
    expect(await getUserSigns({ db, contributions }, ana.actor, signs)).toBeNull()
    expect((await list('status=deleted')).users).toMatchObject([nothing])
    expect((await list('type=admin')).names).toEqual(['Ana'])
  })

  test('has a history of administrative events only [USR-03]', async () => {
    const { account } = await person('Dénes', { status: 'awaiting' })
    const { id } = account
    await db
      .insertInto('accountEvent')
      .values([
        { accountId: id, actorId: id, kind: 'registered', at: now },
        { accountId: id, actorId: id, kind: 'password-changed', at: now },
      ])
      .execute()
    await changeAccount(context, ana.actor, { accountId: id, change: 'accept', seen: 'awaiting' })
    expect(await getUserHistory({ db }, ana.actor, { id })).toEqual([
      { kind: 'accepted', at: now, by: 'Ana', isOwn: false, reason: null },
      { kind: 'registered', at: now, by: 'Dénes', isOwn: true, reason: null },
    ])
  })
})

const someone = (facts: Partial<OnBehalfRegistration> = {}): OnBehalfRegistration => ({
  name: 'Grace',
  lastName: null,
  socialName: null,
  hearingStatus: 'deaf',
  firstLanguageId: null,
  professionId: 1,
  state: null,
  zipCode: null,
  institutionId: null,
  linkedProject: null,
  email: 'grace@signbank.example',
  locale: 'hu',
  approved: false,
  ...facts,
})

describe('registering a person', () => {
  const profession = async () =>
    (await db.insertInto('profession').values({ position: 1 }).returning('id').executeTakeFirstOrThrow()).id

  test.each([
    [false, 'awaiting', ['registered']],
    [true, 'approved', ['registered', 'accepted']],
  ] as const)(
    'accepted at once: %s; the person receives a link to set the password [USR-05]',
    async (approved, status, kinds) => {
      queued.length = 0
      const input = someone({ approved, professionId: await profession() })
      const account = await registerOnBehalf(context, ana.actor, input)
      expect(account).toMatchObject({
        name: 'Grace',
        status,
        locale: 'hu',
        emailVerifiedAt: null,
        isAdmin: false,
      })
      const stored = await db
        .selectFrom('account')
        .select('passwordHash')
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow()
      expect(stored.passwordHash).toBeNull()
      const events = await db.selectFrom('accountEvent').select(['kind', 'actorId']).orderBy('id').execute()
      expect(events).toEqual(kinds.map((kind) => ({ kind, actorId: ana.account.id })))
      const link = await db
        .selectFrom('accountLink')
        .select(['id', 'kind', 'tokenHash'])
        .executeTakeFirstOrThrow()
      expect(link).toMatchObject({ kind: 'set-password', tokenHash: null })
      const mail = await db
        .selectFrom('mail')
        .select(['kind', 'accountId', 'params'])
        .executeTakeFirstOrThrow()
      expect(mail).toEqual({ kind: 'set-password', accountId: account.id, params: { linkId: link.id } })
      expect(queued).toHaveLength(1)
    },
  )

  test('a taken address and a removed option are refused, and nothing is stored [USR-05]', async () => {
    const professionId = await profession()
    const taken = someone({ professionId, email: 'ANA@signbank.example' })
    await expect(registerOnBehalf(context, ana.actor, taken)).rejects.toMatchObject({
      code: 'account.emailTaken',
      fields: [{ field: 'email', code: 'account.emailTaken' }],
    })
    await expect(registerOnBehalf(context, ana.actor, someone({ professionId: 999 }))).rejects.toMatchObject({
      code: 'request.invalid',
      fields: [{ field: 'professionId' }],
    })
    expect(await db.selectFrom('account').select('name').execute()).toEqual([{ name: 'Ana' }])
    expect(await db.selectFrom('mail').select('id').execute()).toEqual([])
  })
})
