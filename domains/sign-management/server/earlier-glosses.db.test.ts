import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { aQuery } from '#domains/search/search-entry.fixture.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  publishSigns,
  saveChanges,
  saveSign,
} from '#domains/signs/server/signs.fixture.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { findPanelSigns } from './find-panel-signs.ts'
import { openPanelSigns } from './open-panel-signs.ts'

const database = await useDatabase()
const { db } = database
const { ana, bruno, carla } = cast
const publishedAt = new Date('2026-03-04T12:00:00Z')
const context = { db, now: () => publishedAt, requireSignerConsent: false }

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla])
})

test('a renamed sign is found by its earlier gloss on public pages and in the panel [D48]', async () => {
  const dictionary = await openPublishedDictionary({ database })
  onTestFinished(() => dictionary.close())
  const panelSigns = openPanelSigns({ db, defaultLanguage: () => 'pt' })
  const foundInPanel = async () =>
    (await findPanelSigns({ panelSigns }, ana, { text: 'moradia', locale: 'pt', limit: 5 })).map(
      (sign) => sign.id,
    )
  const { id } = await saveSign(db, aDocument('MORADIA'), bruno)
  const publish = () => publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
  await publish()
  expect(await foundInPanel()).toEqual([id])
  await saveChanges(db, [{ id, expectedRevision: 2, document: aDocument('CASA') }], bruno)
  expect(dictionary.search(aQuery({ q: 'moradia' })).hits[0]?.match?.field).toBe('gloss')
  await publish()
  expect(dictionary.search(aQuery({ q: 'moradia' })).hits).toEqual([
    { id, match: { field: 'earlierGloss', language: null, text: 'MORADIA' } },
  ])
  expect(await dictionary.findSign(id)).toMatchObject({
    document: { texts: { gloss: 'CASA' } },
    earlierGlosses: [{ gloss: 'MORADIA', until: publishedAt }],
  })
  expect(dictionary.searchIndex('pt')).toContain('MORADIA')
  expect(await foundInPanel()).toEqual([id])
})
