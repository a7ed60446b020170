import { beforeEach, expect, test } from 'vitest'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { openPanelSigns } from '#domains/sign-management/index.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  makeMedia,
  saveChanges,
} from '#domains/signs/server/signs.fixture.ts'
import type { Actor } from '#platform/actor.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import type { AppContext } from '../app-context.ts'
import { presentOverview } from './present-overview.ts'

const database = await useDatabase()
const { db } = database
const { ana, bruno, carla } = cast

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla])
})

async function overviewFor(actor: Actor, convertsVideos: boolean | null) {
  const dictionary = await openPublishedDictionary({ database })
  await dictionary.close()
  const panelSigns = openPanelSigns({ db, defaultLanguage: () => 'pt' })
  const settings = { timeZone: 'UTC' } as AppContext['settings']
  return presentOverview({ actor, db, dictionary, panelSigns, convertsVideos, settings }, 'pt')
}
const videosFor = async (actor: Actor, convertsVideos: boolean | null) =>
  (await overviewFor(actor, convertsVideos))?.videos

test('without ffmpeg administrators are told so, unless another process converts the videos [SGN-07]', async () => {
  expect(await videosFor(ana, false)).toMatchObject({ isProgramMissing: true })
  expect(await videosFor(ana, true)).toMatchObject({ isProgramMissing: false })
  expect(await videosFor(ana, null)).toMatchObject({ isProgramMissing: false })
  expect(await videosFor(bruno, false)).toMatchObject({ isProgramMissing: false })
})

test('a failed video leads its uploader and administrators to the form of the sign [SGN-07]', async () => {
  const media = await makeMedia(db, 'casa.mp4')
  await db
    .updateTable('media')
    .set({ state: 'failed', uploadedBy: bruno.id })
    .where('id', '=', media)
    .execute()
  const document = aDocument('CASA', { media: [{ role: 'main', media }] })
  const [saved] = await saveChanges(db, [{ document }], bruno)
  const failed = {
    count: 1,
    newest: [{ name: 'casa.mp4', gloss: 'CASA', address: `/pt/control-panel/signs/edit/${saved?.id}` }],
  }
  for (const actor of [ana, bruno]) expect(await videosFor(actor, true)).toMatchObject({ failed })
  expect(await videosFor(carla, true)).toMatchObject({ failed: { count: 0, newest: [] } })
})

test('a job that ended the server twice is shown to administrators, in words for its queue', async () => {
  const at = new Date('2026-11-21T12:00:00Z')
  const parked = [
    { queue: 'mail.send', data: JSON.stringify({ mailId: 12 }), parkedAt: at },
    { queue: 'signs.digest', data: '{}', parkedAt: null },
  ]
  await db.insertInto('jobRun').values(parked).execute()
  expect((await overviewFor(ana, true))?.parkedJobs).toMatchObject([
    { name: 'Envio de um e-mail', details: 'mailId 12', date: '21/11/2026, 12:00' },
  ])
  expect((await overviewFor(bruno, true))?.parkedJobs).toEqual([])
})

test('administrators are led to the setup of the dictionary, others are not [PUB-04]', async () => {
  const seesSetup = async (actor: Actor) => (await overviewFor(actor, true))?.seesSetup
  expect([await seesSetup(ana), await seesSetup(bruno)]).toEqual([true, false])
})

test('the overview says that nothing waits only when no sign, no person and no failed video does [SGN-12]', async () => {
  const waitsFor = async (actor: Actor) => (await overviewFor(actor, true))?.nothingWaits === false
  expect([await waitsFor(bruno), await waitsFor(carla)]).toEqual([false, false])
  await saveChanges(db, [{ document: aDocument('CASA') }], bruno)
  expect([await waitsFor(bruno), await waitsFor(carla)]).toEqual([false, true])
})
