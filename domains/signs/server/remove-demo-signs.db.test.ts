import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { demoSource } from '../demo-source.ts'
import { removeDemoSigns } from './remove-demo-signs.ts'
import { aDocument, makeContext, makeDictionary, makeMedia, makeValue, saveChanges } from './signs.fixture.ts'

const { db } = await useDatabase()
beforeEach(() => makeDictionary(db))

const remainingMedia = async () =>
  (await db.selectFrom('media').select('originalName').orderBy('originalName').execute()).map(
    ({ originalName }) => originalName,
  )

test('the demonstration can be removed when other parts of the site use its media', async () => {
  const names = ['header.mp4', 'logo.mp4', 'picture.mp4', 'example.mp4', 'unused.mp4', 'unused-example.mp4']
  const media = new Map<string, number>()
  for (const name of names) media.set(name, await makeMedia(db, name))
  const idOf = (name: string) => media.get(name) ?? 0
  await saveChanges(
    db,
    names.map((name, index) => ({
      document: aDocument(`DEMO-${index}`, {
        media: [{ role: 'main', media: idOf(name) }],
        examples: [{ texts: {}, signs: 'DEMO', media: idOf('unused-example.mp4') }],
      }),
      externalId: { source: demoSource, sourceId: String(index) },
    })),
  )
  await saveChanges(db, [
    { document: aDocument('OWN', { examples: [{ texts: {}, signs: 'OWN', media: idOf('example.mp4') }] }) },
  ])
  await sql`update appearance set header_image_id = ${idOf('header.mp4')}, logo_bg_dark_id = ${idOf('logo.mp4')}`.execute(
    db,
  )
  const entry = await makeValue(db, 'location', 'head')
  await sql`update vocabulary_entry set picture_id = ${idOf('picture.mp4')} where id = ${entry}`.execute(db)

  expect(await removeDemoSigns(makeContext(db, await temporaryFolder()))).toEqual({ removed: names.length })
  expect(await remainingMedia()).toEqual(['example.mp4', 'header.mp4', 'logo.mp4', 'picture.mp4'])
})
