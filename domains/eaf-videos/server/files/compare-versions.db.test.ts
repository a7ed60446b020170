import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDocument, makeDictionary, saveSign } from '#domains/signs/server/signs.fixture.ts'
import { useDatabase } from '#tests/database.ts'
import { addRecording } from '../recording.fixture.ts'
import { compareVersions } from './compare-versions.ts'

const { db } = await useDatabase()

const anAnnotation = fc.record({
  annotationId: fc.constantFrom('a1', 'a2', 'a3', 'a4'),
  beginMs: fc.constantFrom(0, 100, 200),
  value: fc.constantFrom('CASA', 'LER', 'IR'),
})
const aTier = fc.record({
  name: fc.constantFrom('S1', 'S2', 'S3'),
  hand: fc.constantFrom('strong' as const, null),
  annotations: fc.array(anAnnotation, { maxLength: 6 }),
})
const aVersion = fc.array(aTier, { maxLength: 5 })

/** Replaces the tiers of a version. */
async function store(versionId: number, tiers: typeof aVersion extends fc.Arbitrary<infer T> ? T : never) {
  await db.deleteFrom('eafTier').where('versionId', '=', versionId).execute()
  for (const [index, { name, hand, annotations }] of tiers.entries()) {
    const tier = index + 1
    await db
      .insertInto('eafTier')
      .values({
        ...{ versionId, position: tier, name, hand, linguisticType: 'gloss' },
        annotations: annotations.length,
      })
      .execute()
    const rows = annotations.map((annotation, at) => ({
      ...{ ...annotation, versionId, tier, position: at + 1 },
      endMs: annotation.beginMs + 50,
      timing: 'aligned' as const,
    }))
    if (rows.length > 0) await db.insertInto('eafAnnotation').values(rows).execute()
  }
}

test('versions compared tier by tier have the changes that one comparison of everything finds [ELN-03]', async () => {
  await makeDictionary(db)
  const { id: signId } = await saveSign(db, aDocument('CASA'))
  const first = await addRecording(db, { title: 'First', tiers: [] })
  const second = await addRecording(db, { title: 'Second', tiers: [] })
  for (const value of ['CASA', 'LER'])
    await db.insertInto('eafValue').values({ eafVideoId: first.id, value, signId }).execute()
  const versions = { recordingId: first.id, before: first.versionId, after: second.versionId }
  let found = 0
  await fc.assert(
    fc.asyncProperty(aVersion, aVersion, async (before, after) => {
      await store(first.versionId, before)
      await store(second.versionId, after)
      const changes = await compareVersions(db, versions, Number.POSITIVE_INFINITY)
      expect(await compareVersions(db, versions, 1)).toEqual(changes)
      found += changes.added + changes.removed + changes.changed + changes.lost
    }),
    { numRuns: 25, seed: 1 },
  )
  expect(found).toBeGreaterThan(100)
})
