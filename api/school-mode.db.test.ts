import { beforeAll, expect, test } from 'vitest'
import { openMissingWords } from '#domains/missing-words/index.ts'
import { insertDictionary, publish } from '#domains/publication/server/publish.fixture.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { useApi } from './use-api.fixture.ts'

let insult: number
let field: number

const api = await useApi({
  reset: 'once',
  prepare: async ({ db }) => {
    await insertDictionary(db)
    const entries = await db
      .insertInto('vocabularyEntry')
      .values([
        { list: 'tags', value: 'offensive', position: 1 },
        { list: 'semantic-field', value: 'animals', position: 1 },
      ])
      .returning('id')
      .execute()
    const [tag = 0, animals = 0] = entries.map(({ id }) => id)
    field = animals
    await inTransaction(db, async (tx) => {
      const values = { semanticField: [animals], semanticFieldSearchable: [animals] }
      const donkey = await publish(tx, 'BURRO', { values })
      insult = await publish(tx, 'BURRO-XINGAR', {
        values: { ...values, tags: [tag] },
        relations: [{ kind: 'homonym', sign: donkey }],
      })
    })
  },
})
beforeAll(() => api.network.whenLaidOut())
// biome-ignore lint/suspicious/noExplicitAny: answers are looked at as a stranger's program would
const read = async (path: string): Promise<any> => (await api.request(path)).json()
const cookie = { cookie: 'school_mode=1' }

test('the API leaves out offensive signs only where a request asks for it, and names them [D41]', async () => {
  const glosses = async (path: string) => {
    const { data } = await read(path)
    return data.map(({ gloss, offensive }: { gloss: string; offensive: boolean }) => [gloss, offensive])
  }
  const all = [
    ['BURRO', false],
    ['BURRO-XINGAR', true],
  ]
  expect(await glosses('/signs?q=burro')).toEqual(all)
  expect(await glosses('/signs?q=burro&school=0')).toEqual(all)
  expect(await glosses('/signs?q=burro&school=1')).toEqual([['BURRO', false]])
  const counted = await read('/signs?school=1&facets=semantic_field')
  expect(counted.meta.facets).toEqual({ semantic_field: { animals: 1 } })
  expect((await read(`/signs/${insult}`)).data).toMatchObject({
    offensive: true,
    tags: [{ value: 'offensive' }],
  })
  const byCookie = await api.request('/signs?q=burro', { headers: cookie })
  expect((await byCookie.json()).data).toHaveLength(2)
  expect((await api.request('/signs?school=maybe')).status).toBe(422)
})

test('index and suggestions of a search box are those of the asked mode, whatever was asked before [D41]', async () => {
  const v = api.dictionary.version
  for (const _ of [1, 2]) {
    expect((await read(`/search-index/pt.json?v=${v}`)).glosses).toEqual(['BURRO', 'BURRO-XINGAR'])
    expect((await read(`/search-index/pt.json?v=${v}&school=1`)).glosses).toEqual(['BURRO'])
  }
  expect(
    (await read('/search-index/pt/signs?q=burro')).data.map(
      (one: { isOffensive: boolean }) => one.isOffensive,
    ),
  ).toEqual([false, true])
  expect((await read('/search-index/pt/signs?q=burro&school=1')).meta.total).toBe(1)
})

test('the network of the school mode has no offensive signs, and the others stay where they are [D41]', async () => {
  const v = api.dictionary.version
  const signsOf = async (school = '') => (await read(`/network/pt.json?v=${v}${school}`)).signs
  for (const _ of [1, 2]) {
    const [all, school] = [await signsOf(), await signsOf('&school=1')]
    expect([all.glosses, school.glosses]).toEqual([['BURRO', 'BURRO-XINGAR'], ['BURRO']])
    expect([school.x[0], school.y[0]]).toEqual([all.x[0], all.y[0]])
  }
  expect((await read(`/network/around/f${field}?language=pt`)).signs.glosses).toHaveLength(2)
  expect((await read(`/network/around/f${field}?language=pt&school=1`)).signs.glosses).toEqual(['BURRO'])
  expect((await read(`/network/around/s${insult}?language=pt&school=1`)).signs.glosses).toContain(
    'BURRO-XINGAR',
  )
})

test('a word that only offensive signs have is no missing word [D41]', async () => {
  const report = (text: string) =>
    api.request('/search-miss', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, language: 'pt' }),
    })
  const missingWords = openMissingWords({ db: api.db, dictionary: api.dictionary, now: () => new Date() })
  api.restart({ missingWords })
  for (const text of ['xingar', 'zebra']) expect((await report(text)).status).toBe(204)
  await missingWords.close()
  expect(await api.db.selectFrom('missingWord').select('word').execute()).toEqual([{ word: 'zebra' }])
})
