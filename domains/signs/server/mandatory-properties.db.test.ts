import { beforeEach, expect, test } from 'vitest'
import type { system } from '#platform/actor.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { decideSigns } from './decide-signs.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  makeValue,
  noMails,
  now,
  saveChanges,
} from './signs.fixture.ts'

const { db } = await useDatabase()
const { ana, bruno, carla } = cast
const context = { db, now: () => now, requireSignerConsent: false, mails: noMails }
const requireProperties = (...mandatoryProperties: string[]) =>
  db.updateTable('dictionary').set({ mandatoryProperties }).execute()
const statusOf = async (id: number) =>
  (await db.selectFrom('sign').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla])
})

async function publish(id: number, actor: typeof carla | typeof system = carla) {
  const [outcome] = await decideSigns(context, actor, {
    decision: 'publish',
    signs: [{ id, revision: 1 }],
    withoutVideo: true,
  })
  return outcome?.done ? 'published' : outcome?.refusal
}

test('a sign that lacks a property which the owner made mandatory is not published; the message names it [D50]', async () => {
  const place = await makeValue(db, 'location', 'chin')
  const [lacking, complete] = await saveChanges(
    db,
    [{ document: aDocument('CASA') }, { document: aDocument('ÁGUA', { values: { location: [place] } }) }],
    bruno,
  )
  await requireProperties('location', 'wordClass', 'unknown-to-this-version')
  const refusal = await publish(lacking?.id ?? 0)
  expect(isAppError(refusal) && [refusal.code, refusal.params, refusal.fields]).toEqual([
    'sign.propertyMissing',
    { property: 'location' },
    [
      { field: 'location', code: 'value.required' },
      { field: 'word_class', code: 'value.required' },
    ],
  ])
  expect(await statusOf(lacking?.id ?? 0)).toBe('pending')
  await requireProperties('location')
  expect(await publish(complete?.id ?? 0)).toBe('published')
})

test('signs that are published already stay published [D50]', async () => {
  const [sign] = await saveChanges(db, [{ document: aDocument('CASA') }], bruno)
  await publish(sign?.id ?? 0)
  await requireProperties('location')
  expect(await statusOf(sign?.id ?? 0)).toBe('published')
})
