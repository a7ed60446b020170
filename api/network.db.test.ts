import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { openNetwork, type SerializedNetwork } from '#domains/network/index.ts'
import { insertDictionary, publish } from '#domains/publication/server/publish.fixture.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { useApi } from './use-api.fixture.ts'

let cat: number
let pending: number

const api = await useApi({
  reset: 'once',
  prepare: async ({ db }) => {
    const dictionaryId = await insertDictionary(db)
    const sign = await db
      .insertInto('sign')
      .values({ dictionaryId, gloss: 'SEGREDO', status: 'pending' })
      .returning('id')
      .executeTakeFirstOrThrow()
    pending = sign.id
    cat = await inTransaction(db, async (tx) => {
      const animal = await publish(tx, 'ANIMAL')
      return publish(tx, 'GATO', { relations: [{ kind: 'hypernym', sign: animal }] })
    })
  },
})
beforeAll(() => api.network.whenLaidOut())

const ask = (path: string, headers: Record<string, string> = {}) => api.request(path, { headers })

describe('the file of the network', () => {
  test('stays as it is under its version, and is asked again under any other [PUB-11]', async () => {
    const current = await ask(`/network/pt.json?v=${api.dictionary.version}`)
    expect(current.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(((await current.json()) as SerializedNetwork).signs.glosses).toEqual(['ANIMAL', 'GATO'])
    const other = await ask('/network/pt.json?v=1')
    expect(other.headers.get('cache-control')).toBe('public, no-cache')
    const etag = other.headers.get('etag') ?? ''
    expect((await ask('/network/pt.json', { 'if-none-match': etag })).status).toBe(304)
  })

  test('is not kept by anyone as long as it is not laid out', async () => {
    const { db, dictionary } = api
    const early = openNetwork({ db, dictionary, debounceMillis: 60_000 })
    api.restart({ network: early })
    const answer = await ask(`/network/pt.json?v=${dictionary.version}`)
    api.restart()
    expect(answer.headers.get('cache-control')).toBe('public, no-cache')
    await early.close()
  })

  test('comes packed for those who can unpack it', async () => {
    const plain = await (await ask('/network/pt.json')).text()
    const br = await ask('/network/pt.json', { 'accept-encoding': 'gzip, br' })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(plain)
    const gzip = await ask('/network/pt.json', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(plain)
    expect(gzip.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('of an unknown language is not there', async () => {
    expect((await ask('/network/xx.json')).status).toBe(404)
    expect((await ask(`/network/around/s${cat}?language=xx`)).status).toBe(404)
  })
})

test('what is around a node that is not public is not there, whatever it is [PUB-11]', async () => {
  expect((await ask(`/network/around/s${cat}?language=pt`)).status).toBe(200)
  const answers = await Promise.all(
    [`s${pending}`, 's999999', 's0', 'f1', 'abc', 's1e3'].map((key) =>
      ask(`/network/around/${key}?language=pt`),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  const said = new Set(await Promise.all(answers.map((answer) => answer.text())))
  expect(said.size).toBe(1)
})

test('posters come for many signs in one request, and only for published ones [PUB-11]', async () => {
  const answer = await ask(`/network/posters?ids=${cat},${pending},999999`)
  expect(await answer.json()).toEqual({ data: {} })
  for (const ids of ['', 'x', '1,,2', Array(101).fill(1).join(','), '1;drop'])
    expect((await ask(`/network/posters?ids=${ids}`)).status, ids).toBe(422)
})
