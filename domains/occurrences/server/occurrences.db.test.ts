import { beforeEach, describe, expect, test } from 'vitest'
import { countOccurrences, insertTotals } from '#domains/eaf-videos/server/count-occurrences.queries.ts'
import { addRecording } from '#domains/eaf-videos/server/recording.fixture.ts'
import { deleteSigns } from '#domains/signs/index.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  noMails,
  now,
  publishSigns,
  saveSign,
} from '#domains/signs/server/signs.fixture.ts'
import { type Actor, visitor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia } from '#tests/rows.ts'
import {
  countFrequency,
  findSearchedSign,
  getConcordance,
  getMoment,
  listCollocations,
  listOccurrenceBatches,
  listOccurrences,
} from '../index.ts'
import { noFilters, parseOccurrenceQuery } from '../occurrence-query.input.ts'

const { db } = await useDatabase()
const context = { db }
const { ana, bruno, carla } = cast
let house: number
let grandmother: number
let hidden: number
let film: number
let recordings: { porto: number; recife: number }

/** Glosses one second apart. */
const glosses = (words: string, signs: Record<string, number>, facts: Record<string, object> = {}) =>
  words.split(' ').map((value, index) => ({
    value,
    begin: 1000 * index,
    end: 1000 * index + 600,
    ...(signs[value] !== undefined && { sign: signs[value] }),
    ...(value === 'IX' && { mark: 'pointing' }),
    ...facts[value],
  }))

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla])
  house = (await saveSign(db, aDocument('CASA'), bruno)).id
  grandmother = (await saveSign(db, aDocument('AVÓ'), bruno)).id
  hidden = (await saveSign(db, aDocument('SEGREDO'), bruno)).id
  const publishing = { db, now: () => now, requireSignerConsent: false, mails: noMails }
  await publishSigns(publishing, { actor: carla, ids: [house, grandmother], withoutVideo: true })
  film = await insertMedia(db, { audience: 'public' })
  const signs = { CASA: house, AVÓ: grandmother, SEGREDO: hidden }
  const porto = await addRecording(db, {
    title: 'Porto 07',
    hasHiddenMatching: true,
    visibility: 'public',
    state: 'Rio Grande do Sul',
    films: [{ media: film, origin: 250 }],
    tiers: [
      {
        name: 'S1 direita',
        participant: 'S1',
        hand: 'strong',
        annotations: glosses('IX CASA AVÓ CASA SEGREDO XYZ', signs),
      },
      {
        name: 'S1 esquerda',
        participant: 'S1',
        hand: 'weak',
        annotations: glosses('CASA BOLO', signs, { CASA: { uncounted: true }, BOLO: { uncounted: true } }),
      },
      { name: 'Tradução', annotations: [{ value: 'Minha casa.', begin: 900, end: 2900 }] },
    ],
  })
  const recife = await addRecording(db, {
    title: 'Recife 12',
    state: 'Pernambuco',
    tiers: [
      { name: 'S2 direita', participant: 'S2', hand: 'strong', annotations: glosses('AVÓ CASA BOLO', signs) },
    ],
  })
  recordings = { porto: porto.id, recife: recife.id }
})

const concordance = (address: string) =>
  getConcordance(context, ana, { query: parseOccurrenceQuery(new URLSearchParams(address)) })

const lines = async (address: string) =>
  (await concordance(address)).occurrences.map(
    ({ title, before, value, after }) => `${title}: ${before[0] ?? ''} [${value}] ${after[0] ?? ''}`,
  )

describe('the concordance', () => {
  test('lists the occurrences of a sign by recording and time, or by what stands before or after [ELN-04]', async () => {
    const [weak, first, second, recife] = [
      'Porto 07:  [CASA] BOLO',
      'Porto 07: IX [CASA] AVÓ',
      'Porto 07: AVÓ [CASA] SEGREDO',
      'Recife 12: AVÓ [CASA] BOLO',
    ]
    expect(await lines(`sign=${house}`)).toEqual([first, second, recife])
    const all = `sign=${house}&annotations=all`
    expect(await lines(all)).toEqual([weak, first, second, recife])
    expect(await lines(`${all}&order=after`)).toEqual([first, weak, recife, second])
    expect(await lines(`${all}&order=before`)).toEqual([weak, recife, second, first])
  })

  test('is restricted by sign, recording, tier, participant, hand, class, value and neighbours [ELN-04]', async () => {
    const count = async (address: string) => {
      const { total, occurrences } = await concordance(`annotations=all&${address}`)
      expect(occurrences.length).toBe(total)
      return total
    }
    const counts = []
    for (const address of [
      '',
      `sign=${house}`,
      `eaf_video=${recordings.recife}`,
      'tier=S1 esquerda',
      'participant=S2',
      'hand=weak',
      'class=marked',
      'class=unmatched',
      'class=lexical&participant=S1',
      'value=XYZ',
      `sign=${house}&after=AVÓ`,
      `sign=${house}&before=AVÓ&participant=S2`,
      'sign=2147483647',
    ])
      counts.push([address.replace(/\d{2,}/, 'n').replace(`${house}`, 'house'), await count(address)])
    expect(counts.map(([, number]) => number)).toEqual([11, 4, 3, 2, 3, 2, 1, 3, 5, 1, 1, 1, 0])
    const { gloss, choices, ofAll } = await concordance(`sign=${house}`)
    expect({ gloss, choices, ofAll }).toEqual({
      gloss: 'CASA',
      choices: {
        recordings: [
          { id: recordings.porto, title: 'Porto 07' },
          { id: recordings.recife, title: 'Recife 12' },
        ],
        tiers: ['S1 direita', 'S1 esquerda', 'S2 direita'],
        participants: ['S1', 'S2'],
      },
      ofAll: 9,
    })
  })

  test('shows the last page instead of one that does not exist, and nothing of an older version [ELN-04]', async () => {
    expect(await concordance(`sign=${house}&page=9`)).toMatchObject({ page: 1, pages: 1, total: 3 })
    expect(await lines(`sign=${house}&page=9`)).toEqual(await lines(`sign=${house}`))
    await db.updateTable('eafVideo').set({ versionId: null }).where('id', '=', recordings.recife).execute()
    expect(await concordance(`sign=${house}`)).toMatchObject({ total: 2, ofAll: 6 })
    expect((await lines(`sign=${house}`)).length).toBe(2)
  })

  test('counts what stands before and after a sign, without what the counting rule leaves out [ELN-04]', async () => {
    const { collocations } = await concordance(`sign=${house}`)
    expect(collocations?.map(({ side, value, uses }) => `${side} ${value} ${uses}`)).toEqual([
      'before AVÓ 2',
      'before IX 1',
      'after AVÓ 1',
      'after BOLO 1',
      'after SEGREDO 1',
    ])
    expect(await listCollocations(context, ana, { filters: { ...noFilters, sign: house } })).toEqual(
      collocations,
    )
    expect((await concordance('')).collocations).toBeNull()
  })

  test('a typed gloss leads to its sign, whatever its case and accents [ELN-04]', async () => {
    expect(await findSearchedSign(context, ana, { text: ' Avo ' })).toBe(grandmother)
    expect(await findSearchedSign(context, ana, { text: 'XYZ' })).toBeUndefined()
  })

  test('members who are no administrators read neither the page nor a moment [ELN-04]', async () => {
    const query = parseOccurrenceQuery(new URLSearchParams())
    await expect(getConcordance(context, bruno, { query })).rejects.toMatchObject({
      code: 'account.adminsOnly',
    })
    await expect(getMoment(context, bruno, { id: 1, around: null })).rejects.toMatchObject({
      code: 'account.adminsOnly',
    })
  })
})

test('list, its number, its file and the frequency agree on what counts [ELN-04] [D38]', async () => {
  const { total, occurrences, frequency } = await concordance(`sign=${house}`)
  let inFile = 0
  for await (const batch of listOccurrenceBatches(context, ana, { filters: { ...noFilters, sign: house } }))
    inFile += batch.length
  expect([total, occurrences.length, inFile]).toEqual(Array(3).fill(frequency.sign?.uses))
  for (const by of ['hand', 'participant', 'eaf_video', 'region']) {
    const { rows } = (await concordance(`sign=${house}&by=${by}`)).frequency
    expect(rows.reduce((sum, { uses }) => sum + uses, 0)).toBe(total)
  }
})

describe('frequencies', () => {
  const frequency = async (address: string) => (await concordance(address)).frequency

  test('of signs are ranked, with their share of all glosses and the counting rules [ELN-04]', async () => {
    await db.updateTable('eafVideo').set({ counting: 'all' }).where('id', '=', recordings.recife).execute()
    const { rows, rules, total } = await frequency('')
    expect(rows.map(({ name, uses, glosses, rank }) => [name, uses, glosses, rank])).toEqual([
      ['CASA', 3, 9, 1],
      ['AVÓ', 2, 9, 2],
      ['SEGREDO', 1, 9, 3],
    ])
    expect(total).toBe(3)
    const ofRecife = (await frequency(`eaf_video=${recordings.recife}`)).rows
    expect(ofRecife.map(({ name, uses, glosses, rank }) => [name, uses, glosses, rank])).toEqual([
      ['AVÓ', 1, 3, 1],
      ['CASA', 1, 3, 1],
    ])
    expect(rules).toEqual([
      { rule: 'all', recordings: 1 },
      { rule: 'notOverlapping', recordings: 1 },
    ])
  })

  test('of one sign are divided by region, recording, participant and hand [ELN-04]', async () => {
    const rows = async (by: string) =>
      (await frequency(`sign=${house}&by=${by}`)).rows.map(({ name, uses, glosses }) => [name, uses, glosses])
    const parts = [
      ['Rio Grande do Sul', 2, 6],
      ['Pernambuco', 1, 3],
    ]
    expect(await rows('region')).toEqual(parts)
    expect(await rows('eaf_video')).toEqual([
      ['Porto 07', 2, 6],
      ['Recife 12', 1, 3],
    ])
    expect(await rows('participant')).toEqual([
      ['S1', 2, 6],
      ['S2', 1, 3],
    ])
    expect(await rows('hand')).toEqual([['strong', 3, 9]])
    expect((await frequency(`sign=${grandmother}`)).sign).toEqual({ uses: 2, glosses: 9, rank: 2 })
    expect((await frequency('sign=2147483647')).sign).toEqual({ uses: 0, glosses: 9, rank: null })
  })

  test('of one sign have its rank, which follows links, deleted signs and public signs [ELN-04]', async () => {
    const rankOf = async (sign: number, actor: Actor = ana) => {
      const filters = { ...noFilters, sign }
      const counted = await countFrequency(context, actor, { filters, by: null, from: 0, size: 10 })
      return counted.sign?.rank
    }
    const ranks = async () => [await rankOf(house), await rankOf(grandmother), await rankOf(hidden)]
    expect(await ranks()).toEqual([1, 2, 3])

    const { versionId, matchingId } = await db
      .selectFrom('eafVideo')
      .select(['versionId', 'matchingId'])
      .where('id', '=', recordings.porto)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('occurrence')
      .set({ signId: hidden })
      .where('signId', '=', house)
      .where('versionId', '=', versionId)
      .execute()
    await countOccurrences(db, { id: matchingId, versionId: versionId as number })
    expect(await ranks()).toEqual([3, 2, 1])

    expect([await rankOf(grandmother, visitor), await rankOf(hidden, visitor)]).toEqual([1, null])
    await inTransaction(db, (tx) => deleteSigns(tx, [hidden], { kind: 'erasure', actorId: ana.id, at: now }))
    expect(await ranks()).toEqual([2, 1, null])
  })

  test('read the uses of all signs for a rank once, until counts are written [ELN-04]', async () => {
    const rankOfHouse = async () => (await frequency(`sign=${house}`)).sign?.rank
    expect(await rankOfHouse()).toBe(1)
    const { versionId } = await db
      .selectFrom('eafVideo')
      .select('versionId')
      .where('id', '=', recordings.recife)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('occurrenceCount')
      .set({ counted: 9 })
      .where('signId', '=', grandmother)
      .where('versionId', '=', versionId)
      .execute()
    expect(await rankOfHouse()).toBe(1)
    await db.deleteFrom('occurrenceTotal').where('versionId', '=', versionId).execute()
    await insertTotals(db, { id: 0, versionId: versionId as number })
    expect(await rankOfHouse()).toBe(2)
  })

  test('for visitors count public recordings and public signs only [ELN-04]', async () => {
    const counted = await countFrequency(context, visitor, {
      filters: noFilters,
      by: null,
      from: 0,
      size: 10,
    })
    expect(counted.rows.map(({ name, uses, glosses }) => [name, uses, glosses])).toEqual([
      ['CASA', 2, 6],
      ['AVÓ', 1, 6],
    ])
    const byRegion = await countFrequency(context, visitor, {
      filters: { ...noFilters, sign: hidden },
      by: 'region',
      from: 0,
      size: 10,
    })
    expect(byRegion.rows.map(({ name, uses }) => [name, uses])).toEqual([['Rio Grande do Sul', 0]])
  })
})

test('a moment has the annotations around it, the uses of its sign and the films [ELN-04]', async () => {
  const { occurrences } = await concordance(`sign=${house}`)
  const [chosen] = occurrences
  const moment = await getMoment(context, ana, { id: chosen?.id ?? 0, around: null })
  expect(moment).toMatchObject({ title: 'Porto 07', begin: 1000, end: 1600, length: 5600, from: 0 })
  expect(moment.tiers.map(({ name, hand }) => [name, hand])).toEqual([
    ['S1 direita', 'strong'],
    ['S1 esquerda', 'weak'],
    ['Tradução', null],
  ])
  expect(moment.annotations.filter(({ isSame }) => isSame).map(({ tier, begin }) => [tier, begin])).toEqual([
    [2, 0],
    [1, 1000],
    [1, 3000],
  ])
  expect(moment.annotations.map(({ value }) => value)).toContain('Minha casa.')
  expect(moment.uses.map(({ begin }) => begin)).toEqual([1000, 3000])
  const [uncounted] = (await concordance(`sign=${house}&annotations=all`)).occurrences
  const itsMoment = await getMoment(context, ana, { id: uncounted?.id ?? 0, around: null })
  expect(itsMoment.uses.map(({ begin }) => begin)).toEqual([0, 1000, 3000])
  expect(moment.films).toMatchObject([{ origin: 250, media: { id: film } }])
  expect((await getMoment(context, ana, { id: chosen?.id ?? 0, around: 500_000 })).annotations).toEqual([])
  await expect(getMoment(context, ana, { id: 2_147_483_647, around: null })).rejects.toMatchObject({
    code: 'occurrence.notFound',
  })
})

describe('lists for the API', () => {
  const part = { filters: noFilters, order: 'time' as const, from: 0, size: 50 }

  test('visitors read occurrences of public signs in public recordings, with their films [ELN-04]', async () => {
    const { occurrences, total } = await listOccurrences(context, visitor, part)
    expect(occurrences.map(({ value }) => value)).toEqual(['CASA', 'AVÓ', 'CASA'])
    expect(total).toBe(3)
    expect(occurrences[0]?.films).toMatchObject([{ media: { id: film } }])
    expect(await listOccurrences(context, bruno, part)).toMatchObject({ total: 3 })
    expect(await listOccurrences(context, ana, part)).toMatchObject({ total: 9 })
    const all = { ...part, filters: { ...noFilters, annotations: 'all' as const } }
    expect(await listOccurrences(context, visitor, all)).toMatchObject({ total: 4 })
    const restricted = { ...part, filters: { ...noFilters, recording: recordings.recife } }
    expect(await listOccurrences(context, visitor, restricted)).toEqual({ occurrences: [], total: 0 })
  })

  test('a file has all occurrences in the order of the list [ELN-04]', async () => {
    const values = []
    for await (const batch of listOccurrenceBatches(context, ana, { filters: noFilters, size: 3 }))
      values.push(...batch.map(({ id }) => id))
    const { occurrences } = await listOccurrences(context, ana, part)
    expect(values).toEqual(occurrences.map(({ id }) => id))
  })
})
