import { beforeEach, describe, expect, test } from 'vitest'
import {
  anAccountsContext,
  linkTokenFromMail,
  waitingMails,
} from '#domains/accounts/server/accounts-context.fixture.ts'
import { createPerson } from '#domains/accounts/server/person.fixture.ts'
import { findDataset } from '#domains/content/server/content.queries.ts'
import type { AccountActor } from '#platform/actor.ts'
import { useDatabase } from '#tests/database.ts'
import {
  cancelContactEmail,
  changeDatasetCommand,
  changeWebsite,
  confirmContactEmail,
  getWebsite,
  resendContactEmail,
  restoreWebsite,
} from '../index.ts'
import { websiteFormValues } from '../website.input.ts'

const database = await useDatabase()
const { db } = database
const start = new Date('2026-11-27T08:00:00Z')
let now = start
let context = anAccountsContext(database, () => now)
let ana: AccountActor
let adam: AccountActor
let bruno: AccountActor
const [first, team, other] = ['first@signs.example', 'team@signs.example', 'other@signs.example']

beforeEach(async () => {
  now = start
  context = anAccountsContext(database, () => now)
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true, isOwner: true })).actor
  adam = (await createPerson(db, { name: 'Adam', isAdmin: true })).actor
  bruno = (await createPerson(db, { name: 'Bruno' })).actor
  const values = { name: 'S', acronym: 'S', signLanguage: 'und', country: 'ZZ', versionLabel: '2.0' }
  await db
    .insertInto('dictionary')
    .values({ ...values, contactEmail: first })
    .execute()
})

const read = (actor = ana) => getWebsite(context, actor, { locale: 'en' })
const inUse = async () => (await findDataset(db))?.contactEmail
const waiting = async () => (await read()).waiting
const linkId = async () => (await waiting())?.id ?? 0
const newestToken = () => linkTokenFromMail(db, 'contact-email', now)
const confirm = (token: string) => confirmContactEmail(context, { token })
const count = async () => (await waitingMails(db)).length

/** Saves the form as it is loaded, with these fields. */
async function save(fields: Record<string, string>, actor = ana) {
  const { content, revision } = await read()
  return changeWebsite(context, actor, { revision, values: { ...websiteFormValues(content, []), ...fields } })
}

describe('a new contact address', () => {
  test('is used once it is confirmed, as a version of who asked; the rest is saved at once [CNT-08] [ACC-03]', async () => {
    expect(await save({ contactEmail: team, versionLabel: '3.0' }, adam)).toBe(team)
    expect(await findDataset(db)).toMatchObject({ versionLabel: '3.0', contactEmail: first })
    expect(await waiting()).toMatchObject({ newEmail: team, mail: 'waiting' })
    expect(await waitingMails(db)).toMatchObject([{ kind: 'contact-email', accountId: adam.id }])

    const token = await newestToken()
    await confirm(token)
    expect(await inUse()).toBe(team)
    const { versions, waiting: left } = await read()
    expect([versions[0]?.by, versions[0]?.revision, left]).toEqual(['Adam', 3, null])
    const changes = await db.selectFrom('publicChange').select('kind').execute()
    expect(changes.map(({ kind }) => kind)).toEqual(['dictionary', 'dictionary'])
    await expect(confirm(token)).rejects.toThrow('link.used')
  })

  test('that waits already is not asked for again by a saved form [CNT-08]', async () => {
    await save({ contactEmail: team })
    expect(await save({ contactEmail: team, versionLabel: '3.0' }, adam)).toBeNull()
    expect([await count(), await inUse()]).toEqual([1, first])
    expect(await waiting()).toMatchObject({ newEmail: team })
  })

  test('replaces one that waits, of whichever person; only the newest link works [CNT-08]', async () => {
    await save({ contactEmail: team }, ana)
    const token = await newestToken()
    await save({ contactEmail: other }, adam)
    await expect(confirm(token)).rejects.toThrow('link.expired')
    expect(await waiting()).toMatchObject({ newEmail: other })
    await confirm(await newestToken())
    expect(await inUse()).toBe(other)
  })

  test('is sent again with another link, five times an hour [CNT-08]', async () => {
    await save({ contactEmail: team })
    const [id, token] = [await linkId(), await newestToken()]
    expect(await resendContactEmail(context, adam, { linkId: id })).toBe(team)
    await expect(confirm(token)).rejects.toThrow('link.expired')
    await expect(resendContactEmail(context, adam, { linkId: id })).rejects.toThrow('link.expired')
    const again = async () => resendContactEmail(context, ana, { linkId: await linkId() })
    for (const _ of [1, 2]) await again()
    await expect(again()).rejects.toThrow('form.tooMany')
    await expect(save({ contactEmail: other, versionLabel: '9' })).rejects.toThrow('form.tooMany')
    expect((await read()).content.versionLabel).toBe('2.0')
    await confirm(await newestToken())
    expect(await inUse()).toBe(team)
  })
})

describe('a link is refused', () => {
  beforeEach(async () => {
    await save({ contactEmail: team }, adam)
  })

  test('when it is unknown, of another kind, or expired [ACC-03]', async () => {
    await expect(confirm('made-up')).rejects.toThrow('link.invalid')
    const token = await newestToken()
    await db.updateTable('accountLink').set({ kind: 'confirm-email' }).execute()
    await expect(confirm(token)).rejects.toThrow('link.invalid')
    await db.updateTable('accountLink').set({ kind: 'contact-email' }).execute()
    now = new Date(start.getTime() + 24 * 3_600_000)
    await expect(confirm(token)).rejects.toThrow('link.expired')
    expect(await waiting()).toBeNull()
    expect(await inUse()).toBe(first)
  })

  test.each([
    ['a cancellation', async () => cancelContactEmail(context, ana, { linkId: await linkId() })],
    ['the operator', () => changeDatasetCommand(context, { contactEmail: other })],
    ['a form that removes the address', () => save({ contactEmail: '' })],
    ['a restored version with another address', () => removeAndRestore()],
    ['the end of the rights of who asked', () => demote(adam.id)],
  ])('after %s [CNT-08]', async (_, change) => {
    const token = await newestToken()
    await change()
    const address = await inUse()
    expect(address).not.toBe(team)
    await expect(confirm(token)).rejects.toThrow('link.expired')
    expect(await inUse()).toBe(address)
  })

  test('of two simultaneous uses, and it stays used for a cancellation [CNT-08]', async () => {
    const [token, id] = [await newestToken(), await linkId()]
    const both = await Promise.allSettled([confirm(token), confirm(token)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(cancelContactEmail(context, ana, { linkId: id })).rejects.toThrow('link.used')
    await expect(resendContactEmail(context, ana, { linkId: id })).rejects.toThrow('link.used')
    expect(await inUse()).toBe(team)
  })

  const demote = (id: number) =>
    db.updateTable('account').set({ isAdmin: false }).where('id', '=', id).execute()

  /** Leaves the first address in use, by a version that is older than the request. */
  async function removeAndRestore() {
    await changeDatasetCommand(context, { contactEmail: other })
    const { revision } = await read()
    await restoreWebsite(context, ana, { revision, version: 1 })
  }
})

test('a request that has ended is cancelled again without an error; links of accounts are no requests [CNT-08]', async () => {
  await save({ contactEmail: team })
  const id = await linkId()
  for (const _ of [1, 2]) await cancelContactEmail(context, adam, { linkId: id })
  expect(await waiting()).toBeNull()
  await db.updateTable('accountLink').set({ kind: 'confirm-email' }).execute()
  for (const wrong of [id, 0])
    await expect(cancelContactEmail(context, adam, { linkId: wrong })).rejects.toThrow('request.invalid')
})

test('administrators send and cancel a request [CNT-08] [ROL-02]', async () => {
  await save({ contactEmail: team })
  const id = await linkId()
  for (const attempt of [
    () => save({ contactEmail: other }, bruno),
    () => resendContactEmail(context, bruno, { linkId: id }),
    () => cancelContactEmail(context, bruno, { linkId: id }),
  ])
    await expect(attempt()).rejects.toThrow('account.adminsOnly')
  expect([await count(), await linkId()]).toEqual([1, id])
})
