import { beforeEach, expect, test } from 'vitest'
import { exportBatchSize } from '#domains/signs/index.ts'
import { aDocument, makeDictionary, makeValue, saveChanges } from '#domains/signs/server/signs.fixture.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { loadCast } from '#seeds/cast.ts'
import { castPassword } from '#seeds/cast-people.ts'
import { cast } from '#tests/cast.ts'
import { eventually } from '#tests/eventually.ts'
import type { Caller } from './api-caller.fixture.ts'
import { useApi } from './use-api.fixture.ts'

const api = await useApi()
const { db, callerOf } = api
let bruno: Caller

beforeEach(async () => {
  // The signs in memory are reset before each test.
  api.restart({ now: () => new Date('2026-11-21T12:00:00Z') })
  await makeDictionary(db)
  await loadCast(db)
  bruno = await callerOf('bruno')
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
const get = (path: string, token: string) => api.requestWith(token, path)

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

const formats = ['signs.csv', 'signs.json', 'package.zip']

test.each([
  ['state', 'state=bogus'],
  ['status', 'status=bogus'],
  ['since', 'since=notadate'],
  ['since', 'since=2026-02-30'],
  ['foo', 'foo=1'],
  ['page', 'page=2'],
  ['order', 'order=size'],
  ['author', 'author=bruno'],
  ['untranslated', 'untranslated=xx'],
  ['handedness', 'handedness=three-handed'],
  ['handshape-of-hand', 'handshape-of-hand=none'],
  ['location', 'location=nowhere'],
  ['tag', 'tag=99999'],
  ['repeated_movement', 'repeated_movement=perhaps'],
])(
  'an export with a wrong %s is refused, and the field is named: %s [D42] [SGN-14]',
  async (field, query) => {
    const { token } = await aToken(['export'])
    for (const format of formats) {
      const answer = await get(`/exports/${format}?q=tree&${query}`, token)
      const { fields } = await answer.json()
      expect([answer.status, fields.map((one: { field: string }) => one.field)]).toEqual([422, [field]])
    }
  },
)

test('the list of a status refuses parameters that no filter has [D42]', async () => {
  const { token } = await aToken(['export'])
  const refused = await get('/signs?status=published&per_page=2&foo=1', token)
  expect([refused.status, (await refused.json()).fields]).toMatchObject([422, [{ field: 'foo' }]])
  expect((await get('/signs?status=published&per_page=2&page=1', token)).status).toBe(200)
})

test('filters have the names and values of the search of published signs, also for pending signs [D42] [SGN-14]', async () => {
  const [one, two] = await Promise.all(
    ['one-handed', 'two-handed'].map((value) => makeValue(db, 'handedness-searchable', value)),
  )
  if (!one || !two) throw new Error('a value is missing')
  await inTransaction(db, (tx) => recordChange(tx, 'all', [1]))
  await eventually(() => {
    expect(api.dictionary.vocabulary.byValue('handedness-searchable', 'two-handed')).toBeDefined()
  })
  await saveChanges(
    db,
    [
      { document: aDocument('ONE', { values: { handedness: [one] }, flags: { repeatedMovement: true } }) },
      { document: aDocument('TWO', { values: { handedness: [two] }, flags: { repeatedMovement: false } }) },
      { document: aDocument('NONE') },
    ],
    cast.bruno,
  )
  const { token } = await aToken(['export'])
  const glosses = async (query: string) => {
    const answer = await (await get(`/exports/signs.json?order=alphabetical&${query}`, token)).json()
    if (!answer.signs) throw new Error(JSON.stringify(answer))
    return answer.signs.map(({ gloss }: { gloss: string }) => gloss)
  }
  expect(await glosses('handedness=one-handed')).toEqual(['ONE'])
  expect(await glosses('handedness=one-handed,two-handed')).toEqual(['ONE', 'TWO'])
  expect(await glosses('handedness=one-handed&handedness=two-handed')).toEqual(['ONE', 'TWO'])
  expect(await glosses(`handedness_searchable=${two}`)).toEqual(['TWO'])
  expect(await glosses('repeated_movement=yes')).toEqual(['ONE'])
  expect(await glosses('handedness=one-handed&repeated_movement=no')).toEqual([])
  expect(await glosses('status=pending&handedness=two-handed')).toEqual(['TWO'])
  expect(await glosses('status=published&handedness=two-handed')).toEqual([])

  const listed = async (query: string) => {
    const { data, meta } = await (await get(`/signs?${query}`, token)).json()
    expect(meta.total, query).toBe(data.length)
    return data.map(({ gloss }: { gloss: string }) => gloss)
  }
  expect(await listed('status=pending&handedness=two-handed')).toEqual(['TWO'])
  expect(await listed('status=pending&handedness=one-handed,two-handed&order=alphabetical')).toEqual([
    'ONE',
    'TWO',
  ])
  expect(await listed('status=published&handedness=two-handed')).toEqual([])
  expect(await listed('status=pending&q=two&per_page=5&page=1')).toEqual(['TWO'])
})

test('the export of published signs contains what is public, also for those who see waiting changes [D42] [SGN-10]', async () => {
  await addSigns(['TREE', 'PENDING'])
  const [tree] = await saveChanges(db, [{ document: aDocument('HOUSE') }], cast.bruno)
  const id = tree?.id ?? 0
  await saveChanges(db, [{ id, expectedRevision: 1, decision: 'publish' }])
  await saveChanges(db, [{ id, expectedRevision: 2, document: aDocument('SECRET') }], cast.bruno)
  const { token } = await aToken(['export'])
  const csv = async (query: string) => (await get(`/exports/signs.csv?${query}`, token)).text()
  const published = await csv('status=published')
  expect(published).toContain('HOUSE')
  expect(published).not.toMatch(/SECRET|TREE|PENDING/)
  expect(await csv('state=changes-wait')).toContain('SECRET')
  expect(await csv('status=pending')).not.toContain('HOUSE')
  await saveChanges(db, [{ id, expectedRevision: 3, decision: 'remove' }], cast.bruno)
  expect(await csv('status=deleted')).toContain('SECRET')
  expect(await csv('status=published')).not.toContain('HOUSE')
})

test('a wrong list, a token without the scope and a visitor are refused [SGN-14] [API-03]', async () => {
  const { token } = await aToken(['read'])
  expect((await get('/exports/signs.csv', token)).status).toBe(403)
  const exporter = await aToken(['export'])
  expect((await get('/exports/signs.csv?list=everything', exporter.token)).status).toBe(422)
  expect((await get('/exports/signs.csv?list=approvals', exporter.token)).status).toBe(403)
  expect((await api.request('/exports/signs.csv')).status).toBe(401)
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
