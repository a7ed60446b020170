import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aQuery } from '#domains/search/search-entry.fixture.ts'
import type { ReferenceKey } from '#domains/signs/properties.ts'
import type { ListName } from '#domains/vocabularies/index.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import type { PublishedDictionary } from '../published-dictionary.ts'
import { openPublishedDictionary } from './open-published-dictionary.ts'
import { insertDictionary, publish, withdraw } from './publish.fixture.ts'

const database = await useDatabase()
const { db } = database
const commit = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db, work)

let dictionary: PublishedDictionary
let ids: Record<string, number>

/** Value by list, as far as these signs need them. */
const wanted = {
  'handedness-searchable': ['one-handed'],
  'handshape-of-hand': ['index', 'flat'],
  location: ['head', 'chin', 'forehead', 'chest'],
  'moviment-direction': ['down', 'up'],
} satisfies Partial<Record<ListName, string[]>>

beforeEach(async () => {
  await insertDictionary(db)
  const values = Object.entries(wanted).flatMap(([list, all]) =>
    all.map((value, position) => ({ list, value, position })),
  )
  const rows = await db.insertInto('vocabularyEntry').values(values).returning(['id', 'value']).execute()
  ids = Object.fromEntries(rows.map(({ id, value }) => [value, id]))
  const inHead = { groupId: ids.head ?? 0 }
  await db.updateTable('vocabularyEntry').set(inHead).where('value', 'in', ['chin', 'forehead']).execute()
})
afterEach(() => dictionary.close())

const open = async () => {
  dictionary = await openPublishedDictionary({ database })
}

const articulationOf = (handshape: string, location: string, direction = 'down') => {
  const chosen: Partial<Record<ReferenceKey, string>> = {
    handedness: 'one-handed',
    handshapeDominant: handshape,
    location,
    movementDirection: direction,
  }
  return {
    values: Object.fromEntries(Object.entries(chosen).map(([key, value]) => [key, [ids[value] ?? 0]])),
  }
}

const pairsOf = async (id: number) =>
  (await dictionary.findSign(id))?.minimalPairs.map(({ sign, property }) => [sign.gloss, property])
const similarTo = async (id: number) =>
  (await dictionary.findSign(id))?.similar.map(({ sign, differs }) => [sign.gloss, ...differs])

describe('the articulation of published signs', () => {
  test('gives minimal pairs by the property that differs, and follows every change [SGN-06]', async () => {
    const learn = await commit((tx) => publish(tx, 'APRENDER', articulationOf('flat', 'forehead')))
    const saturday = await commit((tx) => publish(tx, 'SÁBADO', articulationOf('flat', 'chin')))
    await open()
    expect(await pairsOf(learn)).toEqual([['SÁBADO', 'location']])

    const think = await commit((tx) => publish(tx, 'PENSAR', articulationOf('index', 'forehead')))
    expect(await pairsOf(learn)).toEqual([
      ['SÁBADO', 'location'],
      ['PENSAR', 'handshapeDominant'],
    ])
    expect(await pairsOf(saturday)).toEqual([['APRENDER', 'location']])

    await commit((tx) => withdraw(tx, saturday))
    expect(await pairsOf(learn)).toEqual([['PENSAR', 'handshapeDominant']])
    expect(await pairsOf(think)).toEqual([['APRENDER', 'handshapeDominant']])
  })

  test('adds the pairs entered by hand at either sign, each once [SGN-06]', async () => {
    const cheese = await commit((tx) => publish(tx, 'QUEIJO', articulationOf('index', 'chin')))
    const laugh = await commit((tx) =>
      publish(tx, 'RIR', { ...articulationOf('flat', 'chin'), minimalPairs: [cheese] }),
    )
    const stone = await commit((tx) =>
      publish(tx, 'PEDRA', { ...articulationOf('flat', 'chest', 'up'), minimalPairs: [cheese] }),
    )
    await open()
    expect(await pairsOf(cheese)).toEqual([
      ['RIR', 'handshapeDominant'],
      ['PEDRA', null],
    ])
    expect(await pairsOf(laugh)).toEqual([['QUEIJO', 'handshapeDominant']])
    expect(await pairsOf(stone)).toEqual([['QUEIJO', null]])
  })

  test('gives the most similar signs with their differences, and none for a sign without a described articulation [PUB-13]', async () => {
    const learn = await commit((tx) => publish(tx, 'APRENDER', articulationOf('flat', 'forehead')))
    await commit((tx) => publish(tx, 'SÁBADO', articulationOf('flat', 'chin')))
    await commit((tx) => publish(tx, 'SUBIR', articulationOf('flat', 'chin', 'up')))
    const unknown = await commit((tx) => publish(tx, 'SEM DESCRIÇÃO'))
    await open()
    expect(await similarTo(learn)).toEqual([
      ['SÁBADO', 'location'],
      ['SUBIR', 'location', 'movementDirection'],
    ])
    expect(dictionary.card(unknown)?.video).toBeNull()
    expect(await similarTo(unknown)).toEqual([])
    expect(await pairsOf(unknown)).toEqual([])
  })

  test('gives the other signs with the same location and handshape, without the sign itself [PUB-13]', async () => {
    const learn = await commit((tx) => publish(tx, 'APRENDER', articulationOf('flat', 'chin')))
    const saturday = await commit((tx) => publish(tx, 'SÁBADO', articulationOf('index', 'chin')))
    const undescribed = await commit((tx) => publish(tx, 'SEM DESCRIÇÃO'))
    await open()
    const shared = async (id: number) => {
      const sign = await dictionary.findSign(id)
      return [sign?.sameLocation, sign?.sameHandshape].map(
        (same) => same && [same.total, ...same.signs.map(({ gloss }) => gloss)],
      )
    }
    expect(await shared(learn)).toEqual([[1, 'SÁBADO'], [0]])
    expect(await shared(saturday)).toEqual([[1, 'APRENDER'], [0]])
    expect(await shared(undescribed)).toEqual([null, null])
  })

  test('offers the nearest signs for a search without a match, among those that its text finds', async () => {
    await commit((tx) => publish(tx, 'SÁBADO', articulationOf('flat', 'chin')))
    await commit((tx) => publish(tx, 'PENSAR', articulationOf('index', 'forehead')))
    await commit((tx) => publish(tx, 'SALA', articulationOf('flat', 'chest')))
    await open()
    const filters = { handshapeDominant: [ids.flat ?? 0], location: [ids.forehead ?? 0] }
    const near = (q: string, chosen = filters) =>
      dictionary.nearest(aQuery({ q, filters: chosen })).map(({ sign, differs }) => [sign.gloss, ...differs])
    expect(dictionary.search(aQuery({ filters })).total).toBe(0)
    expect(near('')).toEqual([
      ['SÁBADO', 'location'],
      ['PENSAR', 'handshapeDominant'],
      ['SALA', 'location'],
    ])
    expect(near('sala')).toEqual([['SALA', 'location']])
    expect(near('zzz')).toEqual(near(''))
    expect(dictionary.nearest(aQuery({ q: 'sala' }))).toEqual([])
  })

  test('compares signs again when a value is moved to another group', async () => {
    const up = await commit((tx) => publish(tx, 'SUBIR', articulationOf('flat', 'chin', 'up')))
    await commit((tx) => publish(tx, 'DESCER', articulationOf('flat', 'chin', 'down')))
    await open()
    const distance = async () => (await dictionary.findSign(up))?.similar[0]?.distance ?? 1
    const before = await distance()
    await commit(async (tx) => {
      await tx
        .updateTable('vocabularyEntry')
        .set({ groupId: ids.up ?? 0 })
        .where('value', '=', 'down')
        .execute()
      await recordChange(tx, 'entry', [ids.down ?? 0])
    })
    expect(await distance()).toBeLessThan(before)
  })
})
