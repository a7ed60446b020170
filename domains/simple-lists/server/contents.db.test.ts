import { beforeEach, describe, expect, test } from 'vitest'
import { createPerson, now } from '#domains/accounts/server/person.fixture.ts'
import { listContents } from '#domains/content/server/content.queries.ts'
import type { AccountActor } from '#platform/actor.ts'
import { readVersion } from '#platform/changes/change.queries.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'
import {
  changeListEntry,
  createListEntry,
  deleteListEntry,
  getListEntry,
  orderListEntries,
  restoreListEntry,
} from '../index.ts'
import type { EntryContent } from '../list-entry.ts'
import { simpleLists } from '../simple-lists.ts'

const { db } = await useDatabase()
const list = simpleLists.contents
const context = { db, now: () => now }
let ana: AccountActor
let owner: AccountActor

beforeEach(async () => {
  await db
    .insertInto('language')
    .values(['pt', 'en', 'de'].map((code, position) => ({ code, position, isDefault: code === 'pt' })))
    .execute()
  ana = { ...(await createPerson(db, { name: 'Ana', isAdmin: true })).actor, isOwner: false }
  owner = { ...ana, isOwner: true }
})

const page = (address: string, fields: EntryContent['fields'] = {}, active = true): EntryContent => ({
  fields: {
    title: { pt: 'Equipe' },
    body: { pt: '<p>Nós.</p>' },
    film: {},
    address,
    inFooter: false,
    ...fields,
  },
  active,
})
const create = (address: string, fields: EntryContent['fields'] = {}, active = true) =>
  createListEntry(context, ana, { list, content: page(address, fields, active) })
const change = (id: number, revision: number, content: EntryContent) =>
  changeListEntry(context, ana, { list, id, revision, content })
const read = async (id: number) => getListEntry(context, ana, { list, id, locale: 'pt' })
const problemsOf = (work: Promise<unknown>): Promise<string[]> =>
  work.then(
    () => [],
    (error) => {
      if (!isAppError(error)) throw error
      return error.fields.length > 0
        ? error.fields.map(({ field, code }) => `${field}: ${code}`)
        : [error.code]
    },
  )
const insertPart = async (slug: string) => {
  const { id } = await db.insertInto('content').values({ slug }).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('contentText')
    .values({ contentId: id, language: 'pt', title: 'Sobre', body: '<p>a</p>' })
    .execute()
  return id
}

describe('a page', () => {
  test('is on the site at once in each language that has a title, and a text or a film [CNT-01] [D24] [PUB-05]', async () => {
    const film = `${await insertMedia(db, { kind: 'video', state: 'ready', audience: 'public' })}`
    const before = await readVersion(db)
    await create('equipe', {
      title: { pt: 'Equipe', en: 'Team', de: 'Team' },
      body: { pt: '<p>Nós.</p>' },
      film: { en: film },
      inFooter: true,
    })
    expect(await readVersion(db)).toBeGreaterThan(before)
    expect(await listContents(db)).toMatchObject([
      {
        slug: 'equipe',
        inFooter: true,
        texts: {
          pt: { title: 'Equipe', body: '<p>Nós.</p>', videoId: null },
          en: { title: 'Team', body: '', videoId: Number(film) },
        },
      },
    ])
    expect(Object.keys((await listContents(db))[0]?.texts ?? {}).toSorted()).toEqual(['en', 'pt'])
  })

  test('that is off the site is only in the panel; the time of its change is shown with it [CNT-01]', async () => {
    const id = await create('equipe', {}, false)
    expect(await listContents(db)).toEqual([])
    await change(id, 1, page('equipe'))
    expect((await listContents(db)).map(({ changedAt }) => changedAt)).toEqual([now])
  })

  test('has a film of contents; a film of a sign is refused [D24]', async () => {
    const ofSign = `${await insertMedia(db, { kind: 'video', state: 'ready' })}`
    expect(await problemsOf(create('equipe', { film: { pt: ofSign } }))).toEqual(['media.notFound'])
    expect(await listContents(db)).toEqual([])
  })

  test('has pictures with their size, whatever the text says [CNT-06]', async () => {
    const picture = await insertMedia(db, { kind: 'image', state: 'ready', audience: 'public' })
    await insertMediaFile(db, picture, { key: `${picture}/a.webp`, mime: 'image/webp', width: 4, height: 3 })
    const id = await create('equipe', { body: { pt: `<img src="/media/${picture}/a.webp" alt="Nós">` } })
    const { entry } = await read(id)
    expect((entry.fields.body as Record<string, string>).pt).toContain('width="4" height="3"')
  })

  test('comes in the order that somebody gave the pages [CNT-01]', async () => {
    const [one, two] = [await create('um'), await create('dois')]
    await orderListEntries(context, ana, { list, ids: [two, one] })
    expect((await listContents(db)).map(({ slug }) => slug)).toEqual(['dois', 'um'])
  })

  test('is compared with and restored from its versions, with its address [CNT-01]', async () => {
    const id = await create('equipe')
    await change(id, 1, page('pessoas', { title: { pt: 'Pessoas' } }))
    await restoreListEntry(context, ana, { list, id, revision: 2, version: 1 })
    expect((await read(id)).entry.fields).toMatchObject({ title: { pt: 'Equipe' }, address: 'equipe' })
  })
})

describe('an address', () => {
  test.each([
    ['', 'value.required'],
    ['quem somos', 'content.addressForm'],
    ['çá', 'content.addressForm'],
    ['../login', 'content.addressForm'],
    ['a'.repeat(61), 'value.tooLong'],
    ['faqs', 'content.addressReserved'],
    ['FAQs', 'content.addressReserved'],
    ['control-panel', 'content.addressReserved'],
    ['pt', 'content.addressReserved'],
    ['api', 'content.addressReserved'],
  ])('%s is refused at its field with %s, and nothing is stored [CNT-01] [VAL-01]', async (address, code) => {
    expect(await problemsOf(create(address))).toEqual([`address: ${code}`])
    expect(await listContents(db)).toEqual([])
  })

  test('of another page is refused, also for two people at once; a page keeps its own [CNT-01]', async () => {
    const id = await create('equipe')
    expect(await problemsOf(create('Equipe '))).toEqual(['address: content.addressTaken'])
    const other = await create('outra')
    expect(await problemsOf(change(other, 1, page('equipe')))).toEqual(['address: content.addressTaken'])
    expect(await problemsOf(change(id, 1, page('equipe', { inFooter: true })))).toEqual([])
    const both = await Promise.all([1, 2].map(() => problemsOf(create('juntas'))))
    expect(both.toSorted()).toEqual([[], ['address: content.addressTaken']])
  })
})

describe('a text of the about page', () => {
  test('changes, but stays on the site with its address, outside the footer [CNT-01]', async () => {
    const id = await insertPart('about')
    const wrong = page('sobre-nos', { inFooter: true }, false)
    expect((await problemsOf(change(id, 1, wrong))).toSorted()).toEqual([
      'active: content.part',
      'address: content.part',
      'inFooter: content.part',
    ])
    await change(id, 1, page('about', { title: { pt: 'Sobre nós' } }))
    expect(await listContents(db)).toMatchObject([{ slug: 'about', texts: { pt: { title: 'Sobre nós' } } }])
  })

  test.each(['about', 'demonstration'])('%s is not deleted, not even by owners [CNT-01]', async (slug) => {
    const id = await insertPart(slug)
    const deletion = deleteListEntry(context, owner, { list, id, revision: 1, locale: 'pt' })
    expect(await problemsOf(deletion)).toEqual(['content.part'])
  })
})

test.each(['imprint', 'accessibility'])('%s is deleted by owners alone [D24] [ROL-03]', async (slug) => {
  const id = await create(slug)
  const remove = (actor: AccountActor) =>
    problemsOf(deleteListEntry(context, actor, { list, id, revision: 1, locale: 'pt' }))
  expect(await remove(ana)).toEqual(['content.ownersOnly'])
  expect(await listContents(db)).toHaveLength(1)
  expect(await remove(owner)).toEqual([])
  expect(await listContents(db)).toEqual([])
})

test('other pages are deleted by administrators [CNT-01]', async () => {
  const id = await create('equipe')
  await deleteListEntry(context, ana, { list, id, revision: 1, locale: 'pt' })
  expect(await listContents(db)).toEqual([])
})
