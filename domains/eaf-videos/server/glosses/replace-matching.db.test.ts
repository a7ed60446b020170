import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDocument, makeDictionary, saveSign } from '#domains/signs/server/signs.fixture.ts'
import { system } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { tallyGroups } from '../../gloss-tally.ts'
import { eafSweepJob } from '../files/eaf-sweep-job.ts'
import { listNewestRecordings } from '../files/list-recordings.ts'
import { recordingContext } from '../files/received-eaf.fixture.ts'
import { addRecording } from '../recording.fixture.ts'
import { freeGloss } from '../uses/free-gloss.ts'
import { changeGlosses } from './change-glosses.ts'
import { deleteHiddenMatchings } from './delete-hidden-matchings.ts'
import { findRecording } from './recording.queries.ts'
import { replaceMatching } from './replace-matching.ts'
import { listGlossGroups, listGlossValues } from './report.queries.ts'
import { tallyRecording } from './tally-recording.ts'
import { writeMatching } from './write-matching.ts'

const { db } = await useDatabase()
const now = () => new Date('2026-11-27T12:00:00Z')

const planOf = async ({ id, versionId }: { id: number; versionId: number }) => {
  const recording = await findRecording(db, id)
  if (!recording) throw new Error('There is no recording.')
  return { ...recording, eafVideoId: id, versionId }
}

const matchAll = (recording: { id: number; versionId: number }) =>
  replaceMatching(db, recording.id, { plan: () => planOf(recording), store: async () => {} })

const occurrences = async () => {
  const rows = await db.selectFrom('occurrence').selectAll().orderBy('id').execute()
  return rows.map(({ participant, value, class: kind, link, signId, counted, before, after }) =>
    [
      participant,
      value,
      kind,
      signId && link,
      counted ? '' : 'not counted',
      before.join('<'),
      after.join('>'),
    ]
      .filter(Boolean)
      .join(' '),
  )
}

test('glosses of each person are matched, counted and placed between their neighbours [ELN-03]', async () => {
  await makeDictionary(db)
  for (const gloss of ['CASA', 'LIVRO', 'APAGADO']) await saveSign(db, aDocument(gloss))
  await db.updateTable('sign').set({ status: 'deleted' }).where('gloss', '=', 'APAGADO').execute()
  const { id, versionId } = await addRecording(db, {
    title: 'Interview',
    tiers: [
      {
        name: 'Glosa MD S1',
        hand: 'strong',
        annotations: [
          { value: 'IX', begin: 0, end: 100 },
          { value: 'CASA', begin: 100, end: 200 },
          { value: 'livro', begin: 300, end: 400 },
          { value: 'APAGADO', begin: 400, end: 500 },
        ],
      },
      {
        name: 'Glosa ME S1',
        hand: 'weak',
        annotations: [
          { value: 'CASA', begin: 110, end: 190 },
          { value: 'LIVROpalma', begin: 210, end: 290 },
        ],
      },
      {
        name: 'Glosa MD S2',
        participant: 'Ana',
        hand: 'strong',
        annotations: [{ value: 'NADA', begin: 150, end: 200 }],
      },
      { name: 'Tradução S1', annotations: [{ value: 'casa', begin: 0, end: 500 }] },
    ],
  })
  await db.updateTable('eafVideo').set({ convention: 'libras' }).where('id', '=', id).execute()
  await matchAll({ id, versionId })
  expect(await occurrences()).toEqual([
    'S1 IX marked CASA>LIVROpalma>livro>APAGADO',
    'S1 CASA lexical exact IX LIVROpalma>livro>APAGADO',
    'S1 CASA lexical exact not counted CASA<IX LIVROpalma>livro>APAGADO',
    'S1 LIVROpalma lexical variant CASA<IX livro>APAGADO',
    'S1 livro lexical folded LIVROpalma<CASA<IX APAGADO',
    'S1 APAGADO unmatched livro<LIVROpalma<CASA<IX',
    'Ana NADA unmatched',
  ])
  const counts = await db.selectFrom('occurrenceCount').select(['occurrences', 'counted']).execute()
  expect(counts.reduce((sum, one) => sum + one.counted, 0)).toBe(6)
  const totals = await db.selectFrom('occurrenceTotal').select(['tier', 'counted']).orderBy('tier').execute()
  expect(totals).toEqual([
    { tier: 1, counted: 4 },
    { tier: 2, counted: 1 },
    { tier: 3, counted: 1 },
  ])
  await matchAll({ id, versionId })
  expect(await occurrences()).toHaveLength(7)
})

test('a tier of long texts can be chosen as a gloss tier: its values are cut off and match nothing [ELN-03]', async () => {
  await makeDictionary(db)
  // Neither equal nor repeated characters, which the database would compress.
  const long = (seed: number) =>
    Array.from({ length: 20_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * at * 7 + at * seed) % 20_000)),
    ).join('')
  const { id, versionId } = await addRecording(db, {
    title: 'Interview',
    tiers: [
      {
        name: 'Text',
        hand: 'strong',
        annotations: [1, 2, 3, 4, 5, 6, 7].map((seed) => ({
          value: 'X',
          begin: seed * 100,
          end: seed * 100 + 50,
        })),
      },
    ],
  })
  await db.deleteFrom('occurrence').execute()
  for (let position = 1; position <= 7; position++)
    await db
      .updateTable('eafAnnotation')
      .set({ value: long(position) })
      .where('position', '=', position)
      .execute()
  await matchAll({ id, versionId })
  const rows = await db.selectFrom('occurrence').select(['class', 'value', 'before']).execute()
  expect(rows.map((row) => [row.class, row.value.length])).toEqual(Array(7).fill(['unmatched', 500]))
  expect(rows.at(-1)?.before.map(({ length }) => length)).toEqual([100, 100, 100, 100, 100])
})

const twoHands = {
  title: 'Interview',
  tiers: [
    { name: 'Right', hand: 'strong', annotations: [{ value: 'CASA', begin: 0, end: 100 }] },
    { name: 'Left', hand: 'weak', annotations: [{ value: 'CASA', begin: 10, end: 90 }] },
  ],
} as const

/** The occurrences that readers see, and how many rows exist in all. */
const state = async (id: number) => {
  const { rows } = await sql<{ shown: string[]; stored: number; counts: number; total: number }>`
    select array(
        select concat_ws(' ', value, hand, counted) from occurrence o
        where o.version_id = v.version_id and o.matching_id = v.matching_id order by begin_ms
      ) as shown,
      (select count(*)::integer from occurrence) as stored,
      (select sum(occurrences)::integer from occurrence_count) as counts,
      (select sum(counted)::integer from occurrence_total) as total
    from eaf_video v where v.id = ${id}
  `.execute(db)
  return rows[0]
}

test('readers see the former glosses until the new ones are complete, also when the process ends before [ELN-07]', async () => {
  const recording = await addRecording(db, twoHands)
  const former = await state(recording.id)
  const read = async () => [
    await tallyRecording({ db }, recording.id),
    await listGlossValues(db, { eafVideoId: recording.id, versionId: recording.versionId }),
    await listNewestRecordings({ db }, system, { page: 1, perPage: 10 }),
  ]
  const formerlyRead = await read()
  await writeMatching(db, { ...(await planOf(recording)), counting: 'notOverlapping' })
  expect(await state(recording.id)).toEqual({ ...former, stored: 4, counts: 4, total: 3 })
  expect(await read()).toEqual(formerlyRead)
  await deleteHiddenMatchings(db, new Date('2020-01-01'))
  expect(await state(recording.id)).toMatchObject({ stored: 4 })
  await deleteHiddenMatchings(db, new Date('2100-01-01'))
  expect(await state(recording.id)).toEqual(former)
})

test('of two matchings at once, the later one begins again with what the earlier one stored [ELN-03]', async () => {
  const recording = await addRecording(db, twoHands)
  const { id } = recording
  let plans = 0
  const choose = (counting: 'all' | 'notOverlapping', meanwhile: () => Promise<unknown>) =>
    changeGlosses({ db, now }, system, {
      seen: { id },
      plan: async () => {
        const plan = { ...(await planOf(recording)), counting }
        plans += 1
        await meanwhile()
        return plan
      },
      work: async (tx) => {
        await tx.updateTable('eafVideo').set({ counting }).execute()
      },
    })
  let isFirst = true
  await choose('all', async () => {
    if (isFirst) {
      isFirst = false
      await choose('notOverlapping', async () => {})
    }
  })
  expect(plans).toBe(3)
  expect(await state(id)).toEqual({
    shown: ['CASA strong t', 'CASA weak t'],
    stored: 2,
    counts: 2,
    total: 2,
  })
})

test('a gloss that is freed while glosses are matched names no sign afterwards [ELN-03]', async () => {
  await makeDictionary(db)
  const { id: signId } = await saveSign(db, aDocument('CASA'))
  const recording = await addRecording(db, twoHands)
  let attempts = 0
  await replaceMatching(db, recording.id, {
    async plan() {
      attempts += 1
      const plan = await planOf(recording)
      if (attempts === 1) {
        await inTransaction(db, (tx) => freeGloss(tx, { signId, gloss: 'CASA' }))
        await db.updateTable('sign').set({ gloss: 'LAR' }).where('id', '=', signId).execute()
      }
      return plan
    },
    store: async () => {},
  })
  expect(attempts).toBe(2)
  expect((await occurrences()).filter((one) => one.includes('lexical'))).toEqual([])
})

test('a failure of the change keeps the former glosses and leaves no others [ELN-07]', async () => {
  const recording = await addRecording(db, twoHands)
  const former = await state(recording.id)
  const failing = replaceMatching(db, recording.id, {
    plan: async () => ({ ...(await planOf(recording)), counting: 'notOverlapping' }),
    store: async () => {
      throw new Error('full')
    },
  })
  await expect(failing).rejects.toThrow('full')
  expect(await state(recording.id)).toEqual(former)
})

test('glosses counted in short queries give the tally of the report [ELN-03]', async () => {
  await makeDictionary(db)
  for (const gloss of ['CASA', 'LIVRO']) await saveSign(db, aDocument(gloss))
  const values = ['CASA', 'casa', 'IX', 'LIVRO', 'FORA', 'CASA', 'DV:cair']
  const recording = await addRecording(db, {
    title: 'Interview',
    tiers: ['Right', 'Left'].map((name) => ({
      name,
      hand: 'strong' as const,
      annotations: values.map((value, at) => ({ value, begin: 100 * at, end: 100 * at + 50 })),
    })),
  })
  await matchAll(recording)
  const tally = await tallyRecording({ db }, recording.id, 3)
  expect(tally).toEqual(tallyGroups(await listGlossGroups(db, recording.versionId)))
  expect(tally.lexical + tally.marked + tally.unmatched).toBeGreaterThanOrEqual(2 * values.length)
})

test('totals that a process of the release before did not write, or not again, are corrected [ELN-04]', async () => {
  await makeDictionary(db)
  await addRecording(db, twoHands)
  const totals = () => db.selectFrom('occurrenceTotal').select(['tier', 'counted']).orderBy('tier').execute()
  const right = await totals()
  expect(right).toHaveLength(2)
  const context = await recordingContext(db)
  const sweep = () => eafSweepJob.run(context, {}, new AbortController().signal)
  await db.updateTable('occurrenceTotal').set({ counted: 7 }).where('tier', '=', 1).execute()
  await sweep()
  expect(await totals()).toEqual(right)
  await db.deleteFrom('occurrenceTotal').execute()
  await sweep()
  expect(await totals()).toEqual(right)
})
