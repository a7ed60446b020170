import { expect, test } from 'vitest'
import { aDocument, makeDictionary, saveSign } from '#domains/signs/server/signs.fixture.ts'
import { useDatabase } from '#tests/database.ts'
import { addRecording } from '../recording.fixture.ts'
import { matchGlosses } from './match-glosses.ts'

const { db } = await useDatabase()

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
  await matchGlosses(db, { eafVideoId: id, versionId })
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
  await matchGlosses(db, { eafVideoId: id, versionId })
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
  await matchGlosses(db, { eafVideoId: id, versionId })
  const rows = await db.selectFrom('occurrence').select(['class', 'value', 'before']).execute()
  expect(rows.map((row) => [row.class, row.value.length])).toEqual(Array(7).fill(['unmatched', 500]))
  expect(rows.at(-1)?.before.map(({ length }) => length)).toEqual([100, 100, 100, 100, 100])
})
