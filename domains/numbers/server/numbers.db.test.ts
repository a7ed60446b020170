import { beforeEach, expect, test } from 'vitest'
import { someChoices } from '#domains/consent/consent.fixture.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { listPanelSigns, openPanelSigns } from '#domains/sign-management/index.ts'
import { parseSignListQuery } from '#domains/sign-management/sign-list.input.ts'
import {
  aDocument,
  declineSigns,
  insertAccounts,
  makeDictionary,
  makeMedia,
  makeValue,
  noMails,
  now,
  publishSigns,
  removeSigns,
  saveChanges,
} from '#domains/signs/server/signs.fixture.ts'
import type { AppError } from '#platform/errors/app-error.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { writeNumbers } from '../numbers.export.ts'
import { presentNumbers } from '../numbers.presenter.ts'
import { getNumbers } from './get-numbers.ts'

const database = await useDatabase()
const { db } = database
const { ana, bruno, carla } = cast
const changes = { db, now: () => now, requireSignerConsent: false, mails: noMails }
const locale = 'pt'

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla])
})

/** Signs in each state: complete, empty and half described ones, of two people and of the program. */
async function makeSigns() {
  const flat = await makeValue(db, 'handshape-of-hand', 'flat')
  const home = await makeValue(db, 'semantic-field', 'home')
  const film = await makeMedia(db, 'film.mp4')
  const media = [{ role: 'main' as const, media: film }]
  const full = (gloss: string) =>
    aDocument(gloss, {
      values: { handshapeDominant: [flat], semanticField: [home] },
      media,
      translations: { pt: [['casa']], en: [['house']] },
    })
  const saved = await saveChanges(
    db,
    ['CASA', 'MAR', 'APAGADO', 'VOLTOU', 'SOL'].map((gloss, index) => ({
      document: index === 0 ? full(gloss) : aDocument(gloss, index === 1 ? { media } : {}),
    })),
    bruno,
  )
  const [house = 0, sea = 0, deleted = 0, sentBack = 0] = saved.map(({ id }) => id)
  await saveChanges(db, [{ document: full('DE-CARLA') }], carla)
  await publishSigns(changes, { actor: carla, ids: [house, sea] })
  await removeSigns(changes, { actor: bruno, ids: [deleted] })
  await declineSigns(changes, { actor: carla, ids: [sentBack], note: 'Por favor, filme de novo.' })
  await saveChanges(db, [{ id: sea, expectedRevision: 2, document: full('MAR') }], bruno)
}

async function openContext() {
  const dictionary = await openPublishedDictionary({ database })
  await dictionary.close()
  const panelSigns = openPanelSigns({ db, defaultLanguage: () => 'pt' })
  return { db, dictionary, panelSigns, now: () => now, timeZone: 'UTC', requireSignerConsent: false }
}

const read = async () => {
  const context = await openContext()
  return { context, numbers: await getNumbers(context, ana, { period: '12', locale }) }
}

test('each number is the number of signs in the list that it links to', async () => {
  await makeSigns()
  const { context, numbers } = await read()
  const view = presentNumbers(numbers, { locale, timeZone: 'UTC' })
  const totalAt = async (path: string) => {
    const query = parseSignListQuery(new URL(path, 'http://localhost').searchParams)
    return (await listPanelSigns(context, ana, { scope: 'all', query, locale })).total
  }
  const links = [
    ...view.states,
    ...view.people.flatMap(({ created, published, approved, pending }) => [
      created,
      published,
      approved,
      pending,
    ]),
  ]
  for (const { count, path } of links) expect.soft([path, count]).toEqual([path, await totalAt(path)])
  const { published, parts, languages } = numbers.completeness
  const filled = [...languages, ...parts].map((share) => share.filled)
  for (const [index, { path }] of [...view.languages, ...view.parts].entries())
    expect.soft([path, published - (filled[index] ?? 0)]).toEqual([path, await totalAt(path)])
  expect(published).toBe(2)
  expect(view.states.map(({ count }) => count)).toEqual([2, 1, 1, 1, 1])
  expect(numbers.months.at(-1)).toMatchObject({ created: 6, published: 2 })
})

test('people appear by their display name, and former members who are hidden do not, in files too [D29]', async () => {
  await makeSigns()
  await db.updateTable('account').set({ socialName: 'Caca' }).where('id', '=', carla.id).execute()
  await db.updateTable('account').set({ deletedAt: now }).where('id', '=', bruno.id).execute()
  await db
    .insertInto('consent')
    .values({ accountId: bruno.id, ...someChoices({ afterDeletion: 1 }), changedAt: now })
    .execute()
  const { numbers } = await read()
  expect(numbers.people.map(({ name }) => name)).toEqual(['Ex-integrante', 'Caca'])
  expect(writeNumbers('people', numbers)).toBe(
    'person,created,published,approved,pending\nEx-integrante,5,2,0,1\nCaca,1,0,2,1\n',
  )
})

test('each part is a file with names of columns that are the same in every language', async () => {
  await makeSigns()
  const { numbers } = await read()
  expect(writeNumbers('states', numbers)).toBe(
    'state,signs\npending,2\nneeds-changes,1\nchanges-wait,1\npublished,1\ndeleted,1\n',
  )
  expect(writeNumbers('months', numbers).split('\n').at(-2)).toMatch(/^\d{4}-\d\d,6,2$/)
  expect(writeNumbers('completeness', numbers)).toContain('translation,pt,2,2\n')
  expect(writeNumbers('completeness', numbers)).toContain('location,,0,2\n')
})

test('only administrators see the numbers', async () => {
  const context = await openContext()
  const refused = await getNumbers(context, carla, { period: '3', locale }).catch(
    ({ code }: AppError) => code,
  )
  expect(refused).toBe('account.adminsOnly')
})
