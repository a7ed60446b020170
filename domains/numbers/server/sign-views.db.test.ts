import { beforeEach, expect, test } from 'vitest'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { openPanelSigns } from '#domains/sign-management/index.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  makeMedia,
  noMails,
  publishSigns,
  removeSigns,
  saveChanges,
} from '#domains/signs/server/signs.fixture.ts'
import type { AppError } from '#platform/errors/app-error.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { writeWatchedSigns } from '../numbers.export.ts'
import { listWatchedSigns } from './list-watched-signs.ts'
import { openViewCounts } from './open-view-counts.ts'

const database = await useDatabase()
const { db } = database
const { ana, bruno, carla } = cast
/** 22:30 of the evening before in São Paulo. */
const now = new Date('2026-11-27T01:30:00Z')
const timeZone = 'America/Sao_Paulo'
const changes = { db, now: () => now, requireSignerConsent: false, mails: noMails }

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla])
})

/** Two public signs and a pending one. */
async function makeSigns() {
  const film = await makeMedia(db, 'film.mp4')
  const saved = await saveChanges(
    db,
    ['CASA', 'MAR', 'PENDENTE'].map((gloss) => ({
      document: aDocument(gloss, { media: [{ role: 'main' as const, media: film }] }),
    })),
    bruno,
  )
  const [house = 0, sea = 0, pending = 0] = saved.map(({ id }) => id)
  await publishSigns(changes, { actor: carla, ids: [house, sea] })
  return { house, sea, pending }
}

async function openDictionary(countsViews: boolean) {
  await db.updateTable('dictionary').set({ countsViews }).execute()
  const dictionary = await openPublishedDictionary({ database })
  await dictionary.close()
  return dictionary
}

async function openCounts({ countsViews = true } = {}) {
  const dictionary = await openDictionary(countsViews)
  const context = { db, dictionary, now: () => now, timeZone }
  const panelSigns = openPanelSigns({ db, defaultLanguage: () => 'pt' })
  return { context: { ...context, panelSigns }, counts: openViewCounts(context) }
}

const rows = () => db.selectFrom('signView').selectAll().orderBy('signId').execute()

test('views are kept as one number per sign and day, and nothing else', async () => {
  const { house, sea, pending } = await makeSigns()
  const { counts } = await openCounts()
  for (const id of [house, sea, house, pending, 999_999]) counts.count(id)
  expect(await rows()).toEqual([])
  await counts.store()
  counts.count(house)
  await counts.close()
  const stored = await rows()
  expect(stored.map(({ signId, views }) => [signId, views])).toEqual([
    [house, 3],
    [sea, 1],
  ])
  expect(Object.keys(stored[0] ?? {}).toSorted()).toEqual(['day', 'signId', 'views'])
})

test('the day is that of the platform', async () => {
  const { house } = await makeSigns()
  const { counts } = await openCounts()
  counts.count(house)
  await counts.close()
  const days = await db
    .selectFrom('signView')
    .select(({ eb, fn, val }) => eb(fn('to_char', ['day', val('YYYY-MM-DD')]), '=', '2026-11-26').as('is'))
    .execute()
  expect(days).toEqual([{ is: true }])
})

test('nothing is counted unless the dictionary says so, also between two changes of the setting', async () => {
  const { house } = await makeSigns()
  const off = await openCounts({ countsViews: false })
  off.counts.count(house)
  await off.counts.close()
  expect(await listWatchedSigns(off.context, ana, { period: '12', limit: null })).toBeNull()

  const on = await openCounts()
  on.counts.count(house)
  await db.updateTable('dictionary').set({ countsViews: false }).execute()
  await on.counts.close()
  expect(await rows()).toEqual([])
})

test('views that cannot be stored stay in memory for the next time', async () => {
  const { house } = await makeSigns()
  const { context } = await openCounts()
  const warnings: string[] = []
  let failing = true
  const counts = openViewCounts({
    ...context,
    log: { warn: (_, message) => warnings.push(message) },
    now: () => {
      if (failing) throw new Error('no clock')
      return now
    },
  })
  counts.count(house)
  await counts.store()
  expect([warnings.length, await rows()]).toEqual([1, []])
  failing = false
  await counts.close()
  expect((await rows()).map(({ views }) => views)).toEqual([1])
})

test('the most watched signs of a period, with a file; a deleted sign stays out of the counts of visitors', async () => {
  const { house, sea } = await makeSigns()
  const { context, counts } = await openCounts()
  for (const id of [sea, house, sea]) counts.count(id)
  await counts.close()
  await db
    .insertInto('signView')
    .values({ day: new Date('2025-01-31T00:00:00Z'), signId: house, views: 7 })
    .execute()
  const watched = (period: '3' | 'all', limit: number | null = null) =>
    listWatchedSigns(context, ana, { period, limit })
  expect(await watched('3')).toEqual([
    { id: sea, gloss: 'MAR', views: 2 },
    { id: house, gloss: 'CASA', views: 1 },
  ])
  expect((await watched('all', 1))?.map(({ views }) => views)).toEqual([8])
  expect(writeWatchedSigns((await watched('3', 1)) ?? [])).toBe(`sign,gloss,views\n${sea},MAR,2\n`)

  await removeSigns(changes, { actor: ana, ids: [sea] })
  const later = await openCounts()
  later.counts.count(sea)
  await later.counts.close()
  expect((await watched('3'))?.[0]?.views).toBe(2)
})

test('only administrators see the most watched signs', async () => {
  const { context } = await openCounts()
  const refused = await listWatchedSigns(context, carla, { period: '3', limit: null }).catch(
    ({ code }: AppError) => code,
  )
  expect(refused).toBe('account.adminsOnly')
})
