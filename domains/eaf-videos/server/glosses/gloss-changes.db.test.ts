import { beforeEach, describe, expect, test } from 'vitest'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  now,
  rejectionOf,
  saveSign,
} from '#domains/signs/server/signs.fixture.ts'
import { readVersion } from '#platform/changes/change.queries.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { parseValuesQuery } from '../../gloss-values-query.input.ts'
import { addRecording } from '../recording.fixture.ts'
import { chooseGlossTiers, compareChoice, matchAgain } from './choose-gloss-tiers.ts'
import { createSignsOfValues, decideValues, linkCompounds } from './decide-values.ts'
import { getChosenValues, getGlosses, listValues } from './get-glosses.ts'

const { db } = await useDatabase()
const { ana, bruno } = cast
const context = { db, now: () => now }
const libras = {
  convention: 'libras' as const,
  counting: 'notOverlapping' as const,
  tiers: [
    { name: 'S1 Glosa MD', hand: 'strong' as const },
    { name: 'S1 Glosa ME', hand: 'weak' as const },
  ],
}
let casa: number
let id: number

const annotate = (...values: string[]) =>
  values.map((value, place) => ({ value, begin: place * 100, end: place * 100 + 90 }))

const anInterview = (facts: { title?: string; visibility?: 'public' | 'restricted' } = {}) =>
  addRecording(db, {
    title: 'Interview',
    tiers: [
      {
        name: 'S1 Glosa MD',
        annotations: annotate('IX', 'CASA', 'casa', 'CASAtesta', 'TRABALHO', 'TRABALHO'),
      },
      { name: 'S1 Glosa ME', annotations: annotate('', 'CASA', 'PAI^MÃE', 'LIVRO?', 'livro') },
      { name: 'S1 Tradução', annotations: annotate('Eu trabalho em casa.') },
    ],
    ...facts,
  })

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno])
  casa = (await saveSign(db, aDocument('CASA'))).id
  id = (await anInterview()).id
})

const choose = () => chooseGlossTiers(context, ana, { id, choice: libras })
/** `TRABALHO unmatched 2`, of all values. */
const values = async () =>
  (await listValues(context, ana, { id, class: undefined })).map(
    ({ value, class: name, gloss, link, mark, count }) =>
      [value, name, gloss && `${gloss} ${link}`, mark, count].filter(Boolean).join(' '),
  )

describe('gloss tiers', () => {
  test('are proposed by their names, then as for an earlier recording with the same tiers [ELN-03]', async () => {
    const proposed = await getGlosses(context, ana, { id, query: parseValuesQuery(new URLSearchParams()) })
    expect([proposed.origin, proposed.choice]).toEqual(['proposed', libras])
    expect(proposed.examples.map(({ value, mark }) => [value, mark])).toContainEqual(['IX', 'pointing'])
    await chooseGlossTiers(context, ana, { id, choice: { ...libras, convention: 'plain', counting: 'all' } })
    const other = await anInterview({ title: 'Another one' })
    const remembered = await getGlosses(context, ana, {
      id: other.id,
      query: parseValuesQuery(new URLSearchParams()),
    })
    expect([remembered.origin, remembered.choice]).toEqual([
      'remembered',
      { ...libras, convention: 'plain', counting: 'all' },
    ])
  })

  test('that are chosen have their glosses matched, with counts by class [ELN-03]', async () => {
    expect(await choose()).toEqual({
      lexical: 4,
      marked: 2,
      unmatched: 5,
      links: { exact: 2, folded: 1, variant: 1 },
      marks: { pointing: 1, compound: 1 },
    })
    const {
      groups,
      pages,
      values: listed,
    } = await getGlosses(context, ana, {
      id,
      query: parseValuesQuery(new URLSearchParams()),
    })
    expect(groups.find(({ mark }) => mark === 'pointing')).toMatchObject({
      count: 1,
      values: 1,
      example: 'IX',
    })
    expect(pages).toBe(1)
    expect(listed[0]).toMatchObject({
      value: 'TRABALHO',
      count: 2,
      before: expect.arrayContaining(['CASAtesta']),
      after: expect.arrayContaining(['TRABALHO']),
    })
    expect(listed.find(({ mark }) => mark === 'compound')?.parts).toEqual(['PAI', 'MÃE'])
  })

  test('are compared with another convention before it is kept [ELN-03]', async () => {
    await choose()
    const { before, after } = await compareChoice(context, ana, {
      id,
      choice: { ...libras, convention: 'plain' },
    })
    expect([before.lexical, before.marked, before.unmatched]).toEqual([4, 2, 5])
    expect([after.lexical, after.marked, after.unmatched]).toEqual([3, 0, 8])
    const { convention, revision } = await db.selectFrom('eafVideo').selectAll().executeTakeFirstOrThrow()
    expect([convention, revision]).toEqual(['libras', 2])
  })

  test('are refused if the file has no such tier, or somebody changed the recording [ELN-03]', async () => {
    const unknown = { ...libras, tiers: [{ name: 'Glossen', hand: 'both' as const }] }
    const { code, params } = await rejectionOf(chooseGlossTiers(context, ana, { id, choice: unknown }))
    expect([code, params]).toEqual(['gloss.tierUnknown', { tier: 'Glossen' }])
    await choose()
    const late = await rejectionOf(chooseGlossTiers(context, ana, { id, revision: 1, choice: libras }))
    expect(late.code).toBe('eaf.changed')
    expect((await rejectionOf(chooseGlossTiers(context, bruno, { id, choice: libras }))).code).toBe(
      'account.adminsOnly',
    )
    expect((await rejectionOf(listValues(context, bruno, { id, class: undefined }))).code).toBe(
      'account.adminsOnly',
    )
    expect((await rejectionOf(listValues(context, ana, { id: 99, class: undefined }))).code).toBe(
      'eaf.notFound',
    )
  })
})

describe('a value', () => {
  beforeEach(choose)

  test('is linked to a sign for all its uses, kept when glosses are matched again, and taken back [ELN-03]', async () => {
    const link = { value: 'TRABALHO', decision: { signs: [casa] } }
    expect(await decideValues(context, ana, { id, decisions: [link] })).toMatchObject({
      lexical: 6,
      unmatched: 3,
      links: { hand: 2 },
    })
    await matchAgain(context, ana, { id })
    expect(await values()).toContain('TRABALHO lexical CASA hand 2')
    await decideValues(context, ana, { id, decisions: [{ value: 'TRABALHO', decision: null }] })
    expect(await values()).toContain('TRABALHO unmatched 2')
    const counts = await db
      .selectFrom('occurrenceCount')
      .select('occurrences')
      .where('signId', '=', casa)
      .execute()
    expect(counts.reduce((sum, { occurrences }) => sum + occurrences, 0)).toBe(4)
  })

  test('is set aside with a reason [ELN-03]', async () => {
    const decisions = [{ value: 'TRABALHO', decision: { reason: 'name of a shop' } }]
    await decideValues(context, ana, { id, decisions })
    expect(await values()).toContain('TRABALHO marked setAside 2')
    const { values: chosen } = await getChosenValues(context, ana, { id, values: ['TRABALHO'] })
    expect(chosen).toMatchObject([{ reason: 'name of a shop', isDecided: true }])
  })

  test('that is a compound is linked to the signs of its parts [ELN-03]', async () => {
    const refused = await rejectionOf(linkCompounds(context, ana, { id, values: ['PAI^MÃE'] }))
    expect([refused.code, refused.params]).toEqual(['gloss.partUnknown', { value: 'PAI^MÃE', part: 'PAI' }])
    for (const gloss of ['PAI', 'MÃE']) await saveSign(db, aDocument(gloss))
    await linkCompounds(context, ana, { id, values: ['PAI^MÃE'] })
    expect((await values()).filter((text) => text.startsWith('PAI'))).toEqual([
      'PAI^MÃE lexical PAI hand 1',
      'PAI^MÃE lexical MÃE hand 1',
    ])
    await decideValues(context, ana, { id, decisions: [{ value: 'PAI^MÃE', decision: null }] })
    expect((await values()).filter((text) => text.startsWith('PAI'))).toEqual(['PAI^MÃE marked compound 1'])
  })

  test('becomes a pending sign of the person, one for values with the same gloss [ELN-03]', async () => {
    const created = await createSignsOfValues(context, ana, { id, values: ['LIVRO?', 'livro', 'TRABALHO'] })
    expect(created.map(({ gloss }) => gloss)).toEqual(['LIVRO', 'TRABALHO'])
    expect(await values()).toEqual(
      expect.arrayContaining(['LIVRO? lexical LIVRO hand 1', 'livro lexical LIVRO hand 1']),
    )
    const sign = await db
      .selectFrom('sign')
      .selectAll()
      .where('gloss', '=', 'LIVRO')
      .executeTakeFirstOrThrow()
    expect([sign.status, sign.authorId]).toEqual(['pending', ana.id])
  })

  test('is not changed by a decision that is refused, for all values of the request [ELN-03]', async () => {
    const code = async (decisions: Parameters<typeof decideValues>[2]['decisions']) =>
      (await rejectionOf(decideValues(context, ana, { id, decisions }))).code
    const good = { value: 'TRABALHO', decision: { signs: [casa] } }
    expect(await code([good, { value: 'NADA', decision: { signs: [casa] } }])).toBe('gloss.valueUnknown')
    expect(await code([good, { value: 'livro', decision: { signs: [999] } }])).toBe('gloss.signUnknown')
    expect(await code([])).toBe('gloss.noneChosen')
    const taken = await rejectionOf(createSignsOfValues(context, ana, { id, values: ['livro', 'casa'] }))
    expect([taken.code, taken.params.holder]).toEqual(['sign.glossTaken', casa])
    expect(await values()).toEqual(expect.arrayContaining(['TRABALHO unmatched 2', 'livro unmatched 1']))
    expect(await db.selectFrom('eafValue').selectAll().execute()).toEqual([])
  })

  test('of a public recording changes what the public sees [ELN-03]', async () => {
    const before = await readVersion(db)
    await decideValues(context, ana, { id, decisions: [{ value: 'TRABALHO', decision: { signs: [casa] } }] })
    expect(await readVersion(db)).toBe(before)
    await db.updateTable('eafVideo').set({ visibility: 'public' }).execute()
    await decideValues(context, ana, { id, decisions: [{ value: 'TRABALHO', decision: null }] })
    expect(await readVersion(db)).toBe(before + 1)
  })

  test('is counted anew where uses of the same sign with both hands are one [ELN-03]', async () => {
    const merged = { ...libras, counting: 'merged' as const }
    await chooseGlossTiers(context, ana, { id, choice: merged })
    const counted = async () =>
      (await db.selectFrom('occurrence').select('value').where('counted', '=', false).execute()).map(
        ({ value }) => value,
      )
    expect(await counted()).toEqual(['CASA'])
    const decisions = ['TRABALHO', 'livro'].map((value) => ({ value, decision: { signs: [casa] } }))
    await decideValues(context, ana, { id, decisions })
    expect((await counted()).toSorted()).toEqual(['CASA', 'livro'])
  })
})
