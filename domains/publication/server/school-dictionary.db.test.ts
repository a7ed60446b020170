import { afterEach, beforeEach, expect, test } from 'vitest'
import { aQuery } from '#domains/search/search-entry.fixture.ts'
import { emptyDocument } from '#domains/signs/sign-document.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import type { PublishedDictionary } from '../published-dictionary.ts'
import { openPublishedDictionary } from './open-published-dictionary.ts'
import { insertDictionary, publish } from './publish.fixture.ts'

const database = await useDatabase()
const { db } = database
const commit = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db, work)

let dictionary: PublishedDictionary
let offensive: number
let handshape: number
let house: number
let insult: number
let home: number

const insertEntry = async (list: string, value: string) => {
  const { id } = await db
    .insertInto('vocabularyEntry')
    .values({ list, value, position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

beforeEach(async () => {
  await insertDictionary(db)
  offensive = await insertEntry('tags', 'offensive')
  handshape = await insertEntry('handshape-of-hand', 'fist')
  const hand = { handshapeDominant: [handshape] }
  await commit(async (tx) => {
    insult = await publish(tx, 'XINGAR', { values: { ...hand, tags: [offensive] } })
    home = await publish(tx, 'LAR', { values: hand })
    house = await publish(tx, 'CASA', {
      values: hand,
      relations: [
        { kind: 'synonym', sign: home },
        { kind: 'antonym', sign: insult },
      ],
      minimalPairs: [insult],
      examples: [{ signs: 'XINGAR LAR', texts: {} }],
    })
  })
  dictionary = await openPublishedDictionary({ database })
})
afterEach(() => dictionary.close())

const idsFound = (of: PublishedDictionary, q = '') => of.search(aQuery({ q })).hits.map(({ id }) => id)

test('the dictionary of the school mode has no offensive signs in searches, lists and counts [D41]', () => {
  const { school } = dictionary
  expect([dictionary.count, school.count, dictionary.hasOffensiveSigns, school.hasOffensiveSigns]).toEqual([
    3,
    2,
    true,
    true,
  ])
  expect([idsFound(dictionary), idsFound(school)]).toEqual([
    [house, home, insult],
    [house, home],
  ])
  expect([idsFound(dictionary, 'xingar'), idsFound(school, 'xingar')]).toEqual([[insult], []])
  expect(school.ids()).toEqual([home, house])
  expect(school.byIds([insult, home]).map(({ id }) => id)).toEqual([home])
  expect(school.facets(aQuery(), ['handshape'])).toEqual({ handshape: { [handshape]: 2 } })
  expect([...school.relations()].map(({ to }) => to)).toEqual([home])
  expect([...school.relations(house)].map(({ to }) => to)).toEqual([home])
  expect([...school.relations(insult)].map(({ to }) => to)).toEqual([house])
  const near = school.nearest(aQuery({ q: 'nada', filters: { handshape: [handshape] } }))
  expect(near.map(({ sign }) => sign.id)).not.toContain(insult)
  expect(school.searchIndex('pt')).not.toContain('XINGAR')
  expect(dictionary.searchIndex('pt')).toContain('XINGAR')
})

test('in school mode the page of a sign names no offensive ones, and that of an offensive sign still opens [D41]', async () => {
  const { school } = dictionary
  const page = await school.findSign(house)
  expect(JSON.stringify({ ...page, document: null })).not.toContain('XINGAR')
  expect(page).toMatchObject({ sameHandshape: { total: 1 }, relations: [{ sign: { id: home } }] })
  expect(await dictionary.findSign(house)).toMatchObject({
    sameHandshape: { total: 2 },
    minimalPairs: [{ sign: { id: insult } }],
    exampleSigns: { XINGAR: { id: insult } },
  })
  expect(await school.findSign(insult)).toMatchObject({ id: insult, sameHandshape: { total: 2 } })
  expect(school.card(insult)?.isOffensive).toBe(true)
})

test('the school mode follows signs, tags and the setting of the installation [D41]', async () => {
  const { school } = dictionary
  await commit(async (tx) => {
    const document = JSON.stringify(emptyDocument('XINGAR'))
    await tx.updateTable('publishedSign').set({ document }).where('signId', '=', insult).execute()
    await recordChange(tx, 'sign', [insult])
  })
  expect([idsFound(school, 'xingar'), school.version]).toEqual([[insult], dictionary.version])
  const rude = await commit(async (tx) => {
    const { id } = await tx
      .insertInto('vocabularyEntry')
      .values({ list: 'tags', value: 'rude', position: 2 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordChange(tx, 'entry', [id])
    return id
  })
  const slur = await commit((tx) => publish(tx, 'INSULTO', { values: { tags: [rude] } }))
  expect(idsFound(school, 'insulto')).toEqual([slur])
  await commit(async (tx) => {
    await tx.updateTable('vocabularyEntry').set({ groupId: offensive }).where('id', '=', rude).execute()
    await recordChange(tx, 'entry', [rude])
  })
  expect(idsFound(school, 'insulto')).toEqual([])
  await commit(async (tx) => {
    await tx.updateTable('dictionary').set({ schoolMode: true }).execute()
    await recordChange(tx, 'dictionary', [1])
  })
  expect([dictionary.dataset.schoolMode, school.dataset.schoolMode]).toEqual([true, true])
})
