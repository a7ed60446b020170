import { beforeEach, describe, expect, test } from 'vitest'
import { createPerson, now } from '#domains/accounts/server/person.fixture.ts'
import { findPageVideo } from '#domains/content/page-video.ts'
import { listPageVideos } from '#domains/content/server/content.queries.ts'
import type { AccountActor } from '#platform/actor.ts'
import { listChangesAfter, readVersion } from '#platform/changes/change.queries.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia } from '#tests/rows.ts'
import {
  changeListEntry,
  createListEntry,
  deleteListEntry,
  getListEntry,
  getSimpleList,
  restoreListEntry,
} from '../index.ts'
import { type EntryContent, isReplaced } from '../list-entry.ts'
import { simpleLists } from '../simple-lists.ts'

const { db } = await useDatabase()
const list = simpleLists.videos
let minutes = 0
/** Each change is a minute after the one before it. */
const context = { db, now: () => new Date(now.getTime() + ++minutes * 60_000) }
let ana: AccountActor
let film: number

beforeEach(async () => {
  minutes = 0
  await db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true })).actor
  film = await insertMedia(db, { state: 'ready', audience: 'public', uploadedBy: ana.id })
})

const video = (facts: EntryContent['fields'] = {}, active = true): EntryContent => ({
  fields: {
    title: { pt: 'Como procurar' },
    place: 'home',
    film,
    preview: null,
    name: '',
    description: {},
    ...facts,
  },
  active,
})
const create = (facts: EntryContent['fields'] = {}, active = true) =>
  createListEntry(context, ana, { list, content: video(facts, active) })
const change = (id: number, revision: number, content: EntryContent) =>
  changeListEntry(context, ana, { list, id, revision, content })
const playing = async (place = 'home') => findPageVideo(await listPageVideos(db), place)?.id
const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'not refused',
    (error) =>
      isAppError(error)
        ? [error.code, ...error.fields.map(({ field, code }) => `${field}: ${code}`)]
        : Promise.reject(error),
  )

describe('of the active videos of a place', () => {
  test('the one that was activated last plays, and an older one again when it is disabled [CNT-03] [CNT-07]', async () => {
    const [first, second] = [await create(), await create()]
    await create({ place: 'about' })
    expect(await playing()).toBe(second)
    await change(second, 1, video({}, false))
    expect(await playing()).toBe(first)
    await change(second, 2, video())
    expect(await playing()).toBe(second)
    await change(first, 1, video({}, false))
    await change(first, 2, video())
    expect(await playing()).toBe(first)
    const { entries } = await getSimpleList(context, ana, { list })
    const replaced = entries.filter((entry) => isReplaced(list, entry, entries))
    expect(replaced.map(({ id }) => id)).toEqual([second])
  })

  test('a change of texts does not make an older one play [CNT-03]', async () => {
    const [first, second] = [await create(), await create()]
    await change(first, 1, video({ title: { pt: 'Outro título' } }))
    expect(await playing()).toBe(second)
  })
})

test('a video is public with its next version, and an earlier film comes back with its version [CNT-07]', async () => {
  const version = await readVersion(db)
  const preview = await insertMedia(db, { kind: 'image', audience: 'public', uploadedBy: ana.id })
  const id = await create({ preview, description: { pt: 'Um\nDois' } })
  expect((await listChangesAfter(db, version)).map(({ kind }) => kind)).toEqual(['video'])
  expect((await listPageVideos(db))[0]).toMatchObject({
    slug: 'home',
    videoId: film,
    previewImageId: preview,
    texts: { pt: { title: 'Como procurar', description: 'Um\nDois' } },
  })
  const other = await insertMedia(db, { audience: 'public', uploadedBy: ana.id })
  await change(id, 1, video({ film: other }))
  await restoreListEntry(context, ana, { list, id, revision: 2, version: 1 })
  const { entry } = await getListEntry(context, ana, { list, id, locale: 'pt' })
  expect(entry.fields).toMatchObject({ film, preview })
})

test.each([
  [{ film: null }, ['request.invalid', 'film: video.filmMissing']],
  [{ place: '' }, ['request.invalid', 'place: value.choose']],
  [{ place: '../about' }, ['request.invalid', 'place: value.invalid']],
  [{ film: 999_999 }, ['media.notFound']],
])('a video with %j is refused, and nothing is stored [CNT-07] [VAL-01]', async (facts, refusal) => {
  expect(await refusalOf(create(facts))).toEqual(refusal)
  expect((await getSimpleList(context, ana, { list })).entries).toEqual([])
})

test('of two administrators who activate a video at once the second is refused [CNT-03] [SGN-15]', async () => {
  const id = await create({}, false)
  const refusals = await Promise.all([0, 1].map(() => refusalOf(change(id, 1, video()))))
  expect(refusals).toContain('not refused')
  expect(refusals).toContainEqual(['list.entryChanged'])
})

describe('a video is deleted', () => {
  const remove = (id: number, revision: number) =>
    deleteListEntry(context, ana, { list, id, revision, locale: 'pt' })

  test('only while it is disabled [D4] [CNT-07]', async () => {
    const id = await create()
    await expect(remove(id, 1)).rejects.toMatchObject({
      code: 'video.active',
      params: { name: 'Como procurar' },
    })
    await change(id, 1, video({}, false))
    await remove(id, 2)
    expect((await getSimpleList(context, ana, { list })).entries).toEqual([])
  })

  test('unless the site needs it: the videos 586 and 674 stay at their places, but can be disabled [CNT-07]', async () => {
    await db.insertInto('pageVideo').values({ id: 586, slug: 'public-menu', name: 'Menu' }).execute()
    expect(await refusalOf(change(586, 1, video({ place: 'home' })))).toEqual([
      'request.invalid',
      'place: video.explanatory',
    ])
    await change(586, 1, video({ place: 'public-menu' }, false))
    expect(await refusalOf(remove(586, 2))).toEqual(['video.explanatory'])
    expect(await playing('public-menu')).toBeUndefined()
  })
})
