import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { removeDemoRecordings } from '#domains/eaf-videos/index.ts'
import { demoSource, removeDemoSigns } from '#domains/signs/index.ts'
import { aDocument, makeContext, saveSign } from '#domains/signs/server/signs.fixture.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import recordings from './demo/recordings/recordings.json' with { type: 'json' }
import { loadDemoRecordings } from './load-demo-recordings.ts'
import { loadSeeds } from './load-seeds.ts'

const { db } = await useDatabase()

async function withDemoSign() {
  const context = makeContext(db, await temporaryFolder())
  await loadSeeds(context)
  const glosses = [...new Set(recordings.flatMap(({ sentences }) => sentences.flatMap((one) => one.glosses)))]
  for (const gloss of glosses) await saveSign(db, aDocument(gloss))
  await sql`update sign set source = ${demoSource}, source_id = id::text`.execute(db)
  return context
}

const counts = async () => {
  const { rows } = await sql<{ class: string; count: number; counted: number }>`
    select class, count(*)::integer as count, (count(*) filter (where counted))::integer as counted
    from occurrence group by class
  `.execute(db)
  return rows
}

test('the recordings of the demonstration are stored once, public, with every gloss linked [ELN-05]', async () => {
  const context = await withDemoSign()
  const loaded = await Promise.all([loadDemoRecordings(context), loadDemoRecordings(context)])
  expect(loaded.toSorted()).toEqual([0, 2])
  const glosses = recordings.flatMap(({ sentences }) => sentences.flatMap((one) => one.glosses)).length
  // The weak hand of a sign with two hands does not count where it overlaps the strong one.
  expect(await counts()).toEqual([{ class: 'lexical', count: expect.any(Number), counted: glosses }])
  const films = await db
    .selectFrom('eafVideo')
    .innerJoin('eafFilm', 'eafFilm.eafVideoId', 'eafVideo.id')
    .innerJoin('media', 'media.id', 'eafFilm.mediaId')
    .select(['title', 'visibility', 'licence', 'audience', 'media.state'])
    .orderBy('eafVideo.id')
    .execute()
  expect(films).toEqual(
    recordings.map(({ title }) => ({
      title,
      visibility: 'public',
      licence: 'CC BY-NC-SA 4.0',
      audience: 'public',
      state: 'ready',
    })),
  )
})

test('the recordings of the demonstration leave with its signs and do not come back', async () => {
  const context = await withDemoSign()
  await loadDemoRecordings(context)
  expect(await removeDemoRecordings(context)).toBe(0)
  await removeDemoSigns(context)
  expect(await removeDemoRecordings(context)).toBe(2)
  for (const table of ['eaf_video', 'eaf_version', 'eaf_annotation', 'occurrence', 'eaf_film'])
    expect((await sql`select from ${sql.table(table)}`.execute(db)).rows, table).toEqual([])
  expect(await loadDemoRecordings(context)).toBe(0)
})

test('without the signs of the demonstration there are no recordings of it', async () => {
  const context = makeContext(db, await temporaryFolder())
  await loadSeeds(context)
  expect(await loadDemoRecordings(context)).toBe(0)
})
