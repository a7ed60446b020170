import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Network, openNetwork, type SerializedNetwork } from '#domains/network/index.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { insertDictionary, publish } from '#domains/publication/server/publish.fixture.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { toAppError } from '#platform/http/error-response.ts'
import { useDatabase } from '#tests/database.ts'
import { anApiContext } from './api-context.fixture.ts'
import { networkApi } from './network.api.ts'
import { respondWithError } from './responses.ts'

const database = await useDatabase({ reset: 'once' })
const { db } = database
let dictionary: PublishedDictionary
let network: Network
let ask: (path: string, headers?: Record<string, string>) => Promise<Response>
let cat: number
let pending: number

beforeAll(async () => {
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
  dictionary = await openPublishedDictionary({ database })
  network = openNetwork({ db, dictionary, debounceMillis: 0 })
  await network.whenLaidOut()
  const api = networkApi({ ...anApiContext(database, { dictionary, network }), network })
  api.onError((error, c) => respondWithError(c as never, toAppError(error)))
  ask = async (path, headers = {}) => api.request(`http://signs.example${path}`, { headers })
})
afterAll(async () => {
  await network.close()
  await dictionary.close()
})

describe('the file of the network', () => {
  test('stays as it is under its version, and is asked again under any other [PUB-11]', async () => {
    const current = await ask(`/network/pt.json?v=${dictionary.version}`)
    expect(current.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(((await current.json()) as SerializedNetwork).signs.glosses).toEqual(['ANIMAL', 'GATO'])
    const other = await ask('/network/pt.json?v=1')
    expect(other.headers.get('cache-control')).toBe('public, no-cache')
    const etag = other.headers.get('etag') ?? ''
    expect((await ask('/network/pt.json', { 'if-none-match': etag })).status).toBe(304)
  })

  test('is not kept by anyone as long as it is not laid out', async () => {
    const early = openNetwork({ db, dictionary, debounceMillis: 60_000 })
    const api = networkApi({ ...anApiContext(database, { dictionary, network: early }), network: early })
    const answer = await api.request(`http://signs.example/network/pt.json?v=${dictionary.version}`)
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
