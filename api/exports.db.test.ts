import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Network, openNetwork } from '#domains/network/index.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { exportBatchSize } from '#domains/signs/index.ts'
import { aDocument, makeDictionary, saveChanges } from '#domains/signs/server/signs.fixture.ts'
import { loadCast } from '#seeds/cast.ts'
import { castPassword } from '#seeds/cast-people.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { aSignedInCaller, type Caller } from './api-caller.fixture.ts'
import { anApiContext } from './api-context.fixture.ts'
import { createApi } from './create-api.ts'

const database = await useDatabase()
const { db } = database
let dictionary: PublishedDictionary
let network: Network
let api: ReturnType<typeof createApi>
let bruno: Caller

beforeAll(async () => {
  dictionary = await openPublishedDictionary({ database })
  network = openNetwork({ db, dictionary, debounceMillis: 0 })
})
afterAll(async () => {
  await network.close()
  await dictionary.close()
})
beforeEach(async () => {
  // The signs in memory begin anew with each test.
  api = createApi(
    anApiContext(database, { dictionary, network, now: () => new Date('2026-11-21T12:00:00Z') }),
  )
  await makeDictionary(db)
  await loadCast(db)
  bruno = await aSignedInCaller(api, 'en', 'bruno')
})

const addSigns = (glosses: readonly string[]) =>
  saveChanges(
    db,
    glosses.map((gloss) => ({ document: aDocument(gloss) })),
    cast.bruno,
  )

async function aToken(scopes: string[]): Promise<{ id: string; token: string }> {
  const { body } = await bruno('POST', '/tokens', {
    name: 'Nightly export',
    scopes,
    expires_on: '2027-01-31',
    password: castPassword,
  })
  return body.data
}
const get = (path: string, token: string) =>
  api.request(`http://signs.example${path}`, { headers: { authorization: `Bearer ${token}` } })

test('a program with a token exports the signs of the filters as CSV, as JSON and as a data package [SGN-14] [API-03]', async () => {
  await addSigns(['TREE', 'HOUSE'])
  const { token } = await aToken(['export'])
  const csv = await get('/exports/signs.csv?q=tree', token)
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="signbank-signs-2026-11-21.csv"')
  expect(csv.headers.get('cache-control')).toBe('no-store')
  const [header, row, ...rest] = (await csv.text()).trim().split('\n')
  expect(header).toMatch(/^id,source,source_id,gloss,/)
  expect(row).toContain('TREE')
  expect(rest).toEqual([])
  const json = await (await get('/exports/signs.json?order=alphabetical', token)).json()
  expect(json.signs.map(({ gloss }: { gloss: string }) => gloss)).toEqual(['HOUSE', 'TREE'])
  const zip = await get('/exports/package.zip?q=tree', token)
  expect(zip.headers.get('content-type')).toBe('application/zip')
  expect(zip.headers.get('content-disposition')).toBe('attachment; filename="signbank-signs-2026-11-21.zip"')
  expect(Buffer.from(await zip.arrayBuffer()).toString('latin1')).toMatch(/^PK/)
})

test('a wrong list, a token without the scope and a visitor are refused [SGN-14] [API-03]', async () => {
  const { token } = await aToken(['read'])
  expect((await get('/exports/signs.csv', token)).status).toBe(403)
  const exporter = await aToken(['export'])
  expect((await get('/exports/signs.csv?list=everything', exporter.token)).status).toBe(422)
  expect((await get('/exports/signs.csv?list=approvals', exporter.token)).status).toBe(403)
  expect((await api.request('http://signs.example/exports/signs.csv')).status).toBe(401)
})

test('a program exports 60 times in ten minutes at most, and learns how long to wait [SGN-14] [API-03]', async () => {
  const { token } = await aToken(['export'])
  const answers = []
  for (let attempt = 0; attempt < 61; attempt++) {
    const response = await get('/exports/signs.csv', token)
    await response.body?.cancel()
    answers.push(response)
  }
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
  expect(answers.at(-1)?.status).toBe(429)
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a token that is revoked in the middle of an export ends it [SGN-14] [API-03]', async () => {
  await addSigns(Array.from({ length: 4 * exportBatchSize }, (_, index) => `SIGN-${index}`))
  const { id, token } = await aToken(['export'])
  const response = await get('/exports/signs.csv', token)
  expect(response.status).toBe(200)
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  await bruno('DELETE', `/tokens/${id}`)
  const readRest = async () => {
    while (!(await reader.read()).done);
  }
  await expect(readRest()).rejects.toThrow('token.invalid')
})
