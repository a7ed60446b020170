import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { restoreVersion } from './restore-version.ts'
import { saveSigns } from './save-signs.ts'
import { loadSigns } from './sign.queries.ts'
import { deleteSignRows } from './sign-deletion.queries.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  noMails,
  publishSigns,
  saveSign,
  unpublishSigns,
} from './signs.fixture.ts'

const { db } = await useDatabase()
const { bruno, carla } = cast
const firstDay = Date.UTC(2026, 0, 1)
let day: number
const context = {
  db,
  now: () => new Date(firstDay + day * 86_400_000),
  requireSignerConsent: false,
  mails: noMails,
}

let id: number
beforeEach(async () => {
  day = 0
  await makeDictionary(db)
  await insertAccounts(db, [bruno, carla])
  id = (await saveSign(db, aDocument('CASA'), bruno)).id
})

const revision = async () => (await loadSigns(db, [id])).get(id)?.revision ?? 0
const publish = () => publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
const rename = async (gloss: string, kind: 'form' | 'undo' = 'form') =>
  saveSigns(context, bruno, {
    kind,
    changes: [{ id, expectedRevision: await revision(), document: aDocument(gloss) }],
  })
const stored = async () =>
  (
    await sql<{ gloss: string; day: number }>`
      select gloss, (extract(epoch from until) * 1000)::float as day from earlier_gloss order by until, gloss
    `.execute(db)
  ).rows.map((row) => [row.gloss, (row.day - firstDay) / 86_400_000])

async function publishAs(gloss: string, onDay: number) {
  day = onDay
  await rename(gloss)
  await publish()
}

test('a published sign keeps its earlier glosses until the day of the new one [D48]', async () => {
  await publish()
  await rename('LAR')
  expect(await stored()).toEqual([])
  day = 3
  await publish()
  expect(await stored()).toEqual([['CASA', 3]])
  await publishAs('MORADIA', 5)
  expect(await stored()).toEqual([
    ['CASA', 3],
    ['LAR', 5],
  ])
  await publishAs('CASA', 7)
  expect(await stored()).toEqual([
    ['LAR', 5],
    ['MORADIA', 7],
  ])
})

test('a gloss that the public never saw, or that differs in case alone, is no earlier gloss [D48]', async () => {
  await rename('RASCUNHO')
  await publishAs('LAR', 1)
  await publishAs('Lar', 2)
  expect(await stored()).toEqual([])
})

test('a rename that is undone, or from which an earlier version is restored, leaves no earlier gloss [D48]', async () => {
  await publish()
  const published = await revision()
  await publishAs('LAR', 1)
  expect(await stored()).toEqual([['CASA', 1]])
  await restoreVersion(context, bruno, {
    signId: id,
    revision: published,
    expectedRevision: await revision(),
  })
  await publish()
  expect(await stored()).toEqual([])
  await publishAs('LAR', 2)
  await rename('CASA', 'undo')
  await publish()
  expect(await stored()).toEqual([])
})

test('a sign that was withdrawn and renamed keeps the gloss under which it was public [D48]', async () => {
  await publish()
  await unpublishSigns(context, { actor: carla, ids: [id] })
  await publishAs('LAR', 4)
  expect(await stored()).toEqual([['CASA', 4]])
})

test('the earlier glosses of an erased sign are deleted [D48]', async () => {
  await publish()
  await publishAs('LAR', 1)
  await inTransaction(db, (tx) => deleteSignRows(tx, [id]))
  expect(await stored()).toEqual([])
})
