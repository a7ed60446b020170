import { expect, test } from 'vitest'
import { insertDictionary, publish, withdraw } from '#domains/publication/server/publish.fixture.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { useApi } from './use-api.fixture.ts'

let house: number

const api = await useApi({
  prepare: async ({ db }) => {
    await insertDictionary(db)
    house = await inTransaction(db, async (tx) => {
      await publish(tx, 'DINHEIRO', { translations: { pt: [['dinheiro']], en: [['cash']] } })
      return publish(tx, 'CASA', { translations: { pt: [['casa', 'lar']], en: [['house']] } })
    })
  },
})
const { db } = api

const get = (path: string) => api.request(`/search-index/${path}`)
// biome-ignore lint/suspicious/noExplicitAny: answers are looked at as a stranger's program would
const read = async (path: string): Promise<any> => (await get(path)).json()

test('the signs below a search box are those of all languages, marked, with the version that answered [PUB-07]', async () => {
  const { data, meta } = await read('pt/signs?q=cas')
  expect(meta).toEqual({ total: 2, steps: ['text'], version: api.dictionary.version })
  expect(data[0]).toMatchObject({ id: house, gloss: { text: 'CASA', mark: [0, 3] }, hasPoster: false })
  expect(data[1]).toMatchObject({
    gloss: { text: 'DINHEIRO', mark: null },
    found: { text: 'cash', mark: [0, 3], language: 'en' },
  })
})

test('a search that finds other signs names the word that may be meant [PUB-07]', async () => {
  const glosses = ['PERCENT', 'PERFECT', 'PERIOD', 'PERSON', 'PERIL', 'PERHAPS', 'PEAR']
  await inTransaction(db, async (tx) => {
    for (const gloss of glosses) await publish(tx, gloss)
  })
  const search = async (q: string) => (await api.request(`/signs?q=${q}`)).json()
  expect((await search('per')).meta).toMatchObject({ total: 6, forgiven: false, didYouMean: ['PEAR'] })
  expect((await search('pear')).meta).toMatchObject({ total: 1, forgiven: false, didYouMean: [] })
  expect((await search('paer')).meta).toMatchObject({ total: 1, forgiven: true, didYouMean: ['PEAR'] })
})

test('punctuation alone does not list the whole dictionary [PUB-07]', async () => {
  for (const q of ['(', '_', '%5D', '%22'])
    expect((await read(`pt/signs?q=${q}`)).meta, q).toMatchObject({ total: 0 })
  expect((await (await api.request('/signs?q=_')).json()).meta).toMatchObject({
    total: 0,
  })
})

test('a withdrawn sign is not named, and the version says that something changed [PUB-07]', async () => {
  const before = (await read('pt/signs?q=casa')).meta
  await inTransaction(db, (tx) => withdraw(tx, house))
  const { data, meta } = await read('pt/signs?q=casa')
  expect(before.total).toBe(1)
  expect(data.map(({ id }: { id: number }) => id)).not.toContain(house)
  expect(meta.version).toBeGreaterThan(before.version)
})

test('eight signs at most, whatever is asked [PUB-07]', async () => {
  await inTransaction(db, async (tx) => {
    for (let n = 0; n < 12; n++) await publish(tx, `CASA-${n}`)
  })
  const { data, meta } = await read('pt/signs?q=casa&per_page=100')
  expect([data.length, meta.total]).toEqual([8, 13])
})

test.each([
  ['xx/signs?q=casa', 404],
  ['__proto__/signs?q=casa', 404],
  [`pt/signs?q=${'a'.repeat(1001)}`, 422],
  ['pt/signs', 200],
  ['pt/signs?q=%00%22%3Cimg%3E', 200],
  ['pt/signs?q=%E0%A4%A', 200],
])('%s answers %i', async (path, status) => {
  expect((await get(path)).status).toBe(status)
})
