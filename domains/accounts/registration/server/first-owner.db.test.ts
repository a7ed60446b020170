import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { defaultLocale } from '#platform/i18n/locales.ts'
import { useDatabase } from '#tests/database.ts'
import { defaultLinkLifetimes } from '../../one-time-link.ts'
import { findAccount, findAccountByEmail } from '../../server/account.queries.ts'
import { anAccountsContext } from '../../server/accounts-context.fixture.ts'
import { requireLink } from '../../server/one-time-links.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { parsePasswordForm } from '../../sessions/server/password-strength.ts'
import { findUserSession } from '../../sessions/server/sessions.ts'
import { signIn } from '../../sessions/server/sign-in.ts'
import { firstOwnerSchema } from '../first-owner.input.ts'
import { createAdminCommand } from './create-admin.ts'
import { createFirstOwner, ensureFirstOwner } from './first-owner.ts'

const database = await useDatabase()
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'signbank-owner-'))
const file = join(folder, 'first-owner.txt')
const password = 'nine tall herons wade'
const email = 'ana@signbank.example'
const owner = { email, password }

let ctx = anAccountsContext(database, () => now)
beforeEach(() => {
  ctx = anAccountsContext(database, () => now)
  rmSync(file, { force: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

const address = 'http://localhost:3000/pt/reset-password'
const begin = (facts: Partial<Parameters<typeof ensureFirstOwner>[0]> = {}) =>
  ensureFirstOwner({
    db,
    now: () => now,
    linkLifetimes: defaultLinkLifetimes,
    file,
    linkUrl: address,
    owner: null,
    ...facts,
  })
const tokenInFile = () => /\?token=([\w-]{43})\n/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
const enter = () => signIn(ctx, null, { email, password, device: '' })
const full = { isAdmin: true, isApprover: true, isOwner: true, status: 'approved', emailVerifiedAt: now }
const form = { name: 'Ana', email, password, passwordConfirmation: password }
/** Parses the form like the page and creates the owner. */
const createBy = async (token: string, values: Record<string, string>, device = '') => {
  const schema = firstOwnerSchema({ name: values.name ?? '', email: values.email ?? '' })
  const input = await parsePasswordForm(schema, 'password', values)
  return createFirstOwner({ ...ctx, ownerFile: file }, { ...input, token, device })
}
const createAdmin = (name: string, adminPassword: string) =>
  createAdminCommand(ctx, { name, email, password: adminPassword })

test('a new installation writes the link to its first owner into a file that only the program can read', async () => {
  expect(await begin()).toBe('file')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toContain(`${address}?token=`)
  const { expiresAt, accountId } = await requireLink(db, tokenInFile(), ['first-owner'], now)
  expect(accountId).toBeNull()
  expect(expiresAt).toEqual(new Date(now.getTime() + 24 * 3_600_000))
})

test('the link makes a signed-in owner with every right, and the file is removed', async () => {
  await begin()
  const link = tokenInFile()
  const { token } = await createBy(link, form, 'Firefox')
  expect((await findUserSession(db, token, now))?.account).toMatchObject({ name: 'Ana', email, ...full })
  expect(() => statSync(file)).toThrow()
  await expect(createBy(link, { ...form, email: 'eeva@signbank.example' })).rejects.toThrow('link.used')
  expect(await begin()).toBe('present')
  expect(() => statSync(file)).toThrow()
  expect((await enter()).session.actor.isOwner).toBe(true)
})

test('a restart preserves a valid link and replaces an expired link or a missing file', async () => {
  await begin()
  const first = tokenInFile()
  await begin()
  expect(tokenInFile()).toBe(first)

  await begin({ now: () => new Date(now.getTime() + 25 * 3_600_000) })
  const second = tokenInFile()
  expect(second).not.toBe(first)

  rmSync(file)
  await begin()
  expect(tokenInFile()).not.toBe(second)
  await expect(requireLink(db, second, ['first-owner'], now)).rejects.toThrow('link.expired')
})

test('an existing file that everybody can read is replaced', async () => {
  writeFileSync(file, 'anything')
  chmodSync(file, 0o666)
  await begin()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await requireLink(db, tokenInFile(), ['first-owner'], now)).toBeDefined()
})

test('several processes that start at once create one link or one owner', async () => {
  await Promise.all([begin(), begin(), begin()])
  expect(await requireLink(db, tokenInFile(), ['first-owner'], now)).toBeDefined()
  const live = await db.selectFrom('accountLink').select('id').where('usedAt', 'is', null).execute()
  expect(live).toHaveLength(1)

  expect((await Promise.all([begin({ owner }), begin({ owner })])).sort()).toEqual(['made', 'present'])
  expect(await db.selectFrom('account').select('id').execute()).toHaveLength(1)
})

test('the settings create the owner; a later change of the settings has no effect', async () => {
  expect(await begin({ owner })).toBe('made')
  expect((await enter()).session.account).toMatchObject(full)
  expect(await begin({ owner: { email: 'carla@signbank.example', password } })).toBe('present')
  expect(await findAccountByEmail(db, 'carla@signbank.example')).toBeUndefined()
})

test('an existing account with the address of the settings becomes the owner, with the password of the settings', async () => {
  const { account, sessionId } = await createPerson(db, {
    name: 'Ana',
    emailVerifiedAt: null,
    status: 'awaiting',
  })
  await begin()
  const link = tokenInFile()
  expect(await begin({ owner })).toBe('made')
  expect((await enter()).session.account).toMatchObject({ id: account.id, ...full })
  const before = await db.selectFrom('session').select('id').where('id', '=', sessionId).execute()
  expect(before).toEqual([])
  await expect(requireLink(db, link, ['first-owner'], now)).rejects.toThrow('link.expired')
})

test('a deleted owner does not count: the installation waits for another one', async () => {
  await createPerson(db, { name: 'Ana', isAdmin: true, isOwner: true, deletedAt: now })
  expect(await begin()).toBe('file')
  await expect(begin({ owner })).rejects.toMatchObject({
    fields: [{ field: 'OWNER_EMAIL', code: 'account.emailTaken' }],
  })
})

test('a rejected owner does not count: the person of the settings becomes the owner', async () => {
  const { account } = await createPerson(db, {
    name: 'Eeva',
    isAdmin: true,
    isOwner: true,
    status: 'rejected',
  })
  expect(await begin()).toBe('file')
  expect(await begin({ owner })).toBe('made')
  expect((await enter()).session.account).toMatchObject({ ...full, locale: defaultLocale })
  expect(await findAccount(db, account.id)).toMatchObject({ status: 'rejected' })
})

test.each([
  [{ email: 'ana', password }, 'OWNER_EMAIL', 'value.email'],
  [{ email, password: 'short' }, 'OWNER_PASSWORD', 'value.tooShort'],
  [{ email, password: 'mailcreated5240' }, 'OWNER_PASSWORD', 'value.passwordCommon'],
])('invalid settings are refused with the name of the setting: %j', async (owner, field, code) => {
  await expect(begin({ owner })).rejects.toMatchObject({ fields: [{ field, code }] })
  expect(await db.selectFrom('account').select('id').execute()).toEqual([])
})

test('after a refused form the link stays valid', async () => {
  await begin()
  await expect(createBy(tokenInFile(), {})).rejects.toMatchObject({
    fields: ['name', 'email', 'password', 'passwordConfirmation'].map((field) => ({
      field,
      code: 'value.required',
    })),
  })
  const common = { password: 'mailcreated5240', passwordConfirmation: 'mailcreated5240' }
  await expect(createBy(tokenInFile(), { ...form, ...common })).rejects.toMatchObject({
    fields: [{ field: 'password', code: 'value.passwordCommon' }],
  })
  await createPerson(db, { name: 'Ana' })
  await expect(createBy(tokenInFile(), form)).rejects.toMatchObject({
    fields: [{ field: 'email', code: 'account.emailTaken' }],
  })
  await createBy(tokenInFile(), { ...form, email: 'carla@signbank.example' })
})

test('of two people who use the link at once one becomes the owner', async () => {
  await begin()
  const link = tokenInFile()
  const both = await Promise.allSettled(
    [email, 'eeva@signbank.example'].map((email) => createBy(link, { ...form, email })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await db.selectFrom('account').select('id').execute()).toHaveLength(1)
})

test('the operator creates an owner by command, which ends the link of the file', async () => {
  await begin()
  expect(await createAdminCommand(ctx, { email, password })).toMatchObject({ email })
  expect((await enter()).session.account).toMatchObject({ name: 'ana', ...full })
  await expect(requireLink(db, tokenInFile(), ['first-owner'], now)).rejects.toThrow('link.expired')
  await expect(createAdmin('Ana', password)).rejects.toThrow('account.emailTaken')
  for (const refused of ['ana2026anaana', 'mailcreated5240'])
    await expect(createAdmin('Ana', refused)).rejects.toThrow('request.invalid')
  for (const wrong of [{}, { email }, { email: 1, password }])
    await expect(createAdminCommand(ctx, wrong)).rejects.toThrow('request.invalid')
  const events = await db.selectFrom('accountEvent').select(['kind', 'actorId']).orderBy('id').execute()
  expect(events.map(({ kind }) => kind)).toEqual([
    'verified',
    'accepted',
    'made-admin',
    'approver-given',
    'owner-given',
  ])
  expect(events.every(({ actorId }) => actorId === null)).toBe(true)
})
