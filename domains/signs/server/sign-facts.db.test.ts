import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { system } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { anActor, cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { loadChangeFacts } from './load-change-facts.ts'
import { loadSigns } from './sign.queries.ts'
import { loadSignFacts } from './sign-facts.queries.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  makeMedia,
  now,
  removeSigns,
  saveChanges,
} from './signs.fixture.ts'
import { publishesNothing } from './signs-context.ts'

const { db } = await useDatabase()
const { bruno, carla } = cast
const adam = anActor({ id: 21, isAdmin: true })

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [bruno, carla, adam])
})

/** One sign of each kind that the facts distinguish. */
async function makeSigns(): Promise<number[]> {
  const failed = await makeMedia(db, 'failed.mp4', 'failed')
  const ready = await makeMedia(db, 'ready.mp4')
  const saved = await saveChanges(
    db,
    [
      { document: aDocument('PENDING') },
      { document: aDocument('WITHOUT-TRANSLATION', { translations: {} }) },
      { document: aDocument('VIDEO', { media: [{ role: 'main', media: ready }] }) },
      { document: aDocument('FAILED', { media: [{ role: 'angle', media: failed }] }) },
      { document: aDocument('DELETED-BY-AUTHOR') },
      { document: aDocument('DELETED-BY-ADMIN') },
      { document: aDocument('PUBLISHED') },
      { document: aDocument('CHANGES-WAIT') },
    ],
    bruno,
  )
  const ids = saved.map(({ id }) => id)
  const [, , , , byAuthor = 0, byAdmin = 0, published = 0, changed = 0] = ids
  const context = { db, now: () => now, requireSignerConsent: false }
  await removeSigns(context, { actor: bruno, ids: [byAuthor] })
  await removeSigns(context, { actor: adam, ids: [byAdmin] })
  await saveChanges(
    db,
    [published, changed].map((id) => ({ id, expectedRevision: 1, decision: 'publish' as const })),
    system,
  )
  await saveChanges(db, [{ id: changed, expectedRevision: 2, document: aDocument('CHANGED') }], carla)
  return ids
}

test('the facts of stored signs are those that a change is decided by [ROL-06]', async () => {
  const ids = await makeSigns()
  const facts = await loadSignFacts(db, ids, publishesNothing)
  expect([...facts.keys()].sort()).toEqual([...ids].sort())
  await inTransaction(db, async (tx) => {
    const signs = await loadSigns(tx, ids)
    const changes = ids.map((id) => ({ id }))
    const { factsOf } = await loadChangeFacts(tx, bruno, changes, signs, publishesNothing)
    for (const change of changes) expect(facts.get(change.id)).toEqual(factsOf(change))
  })
})

test.each([false, true])(
  'consents are required: %s; both ways to load the facts agree [SGN-16]',
  async (required) => {
    const ids = await makeSigns()
    const rules = { requireSignerConsent: required }
    const example = await makeMedia(db, 'example.mp4')
    const examples = [{ texts: { pt: 'A casa.' }, signs: '', media: example }]
    const [saved] = await saveChanges(db, [{ document: aDocument('EXAMPLE', { examples }) }], bruno)
    const all = [...ids, saved?.id ?? 0]
    const facts = await loadSignFacts(db, all, rules)
    await inTransaction(db, async (tx) => {
      const { factsOf } = await loadChangeFacts(
        tx,
        bruno,
        all.map((id) => ({ id })),
        await loadSigns(tx, all),
        rules,
      )
      for (const id of all) expect(facts.get(id)).toEqual(factsOf({ id }))
    })
    expect(all.map((id) => facts.get(id)?.consentsNoted)).toEqual(
      all.map((_, index) => !required || ![2, 3, 8].includes(index)),
    )
  },
)

test('the facts tell what the public sees and who changed a sign since', async () => {
  const ids = await makeSigns()
  const facts = await loadSignFacts(db, ids, publishesNothing)
  expect(facts.get(ids[6] ?? 0)).toMatchObject({ revision: 2, publishedRevision: 2, changedBy: [] })
  expect(facts.get(ids[7] ?? 0)).toMatchObject({ revision: 3, publishedRevision: 2, changedBy: [carla.id] })
  expect(facts.get(ids[3] ?? 0)).toMatchObject({ videosReady: false, hasVideo: false })
  expect(facts.get(ids[2] ?? 0)).toMatchObject({ videosReady: true, hasVideo: true })
})

test('unknown signs have no facts, and no query is made for none', async () => {
  expect((await loadSignFacts(db, [999], publishesNothing)).size).toBe(0)
  expect((await loadSignFacts(db, [], publishesNothing)).size).toBe(0)
})

test('a former administrator protects no deleted sign', async () => {
  const ids = await makeSigns()
  await sql`update account set is_admin = false where id = ${adam.id}`.execute(db)
  expect((await loadSignFacts(db, ids, publishesNothing)).get(ids[5] ?? 0)).toMatchObject({
    deletedByAdmin: false,
  })
})
