import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findActor } from '#domains/accounts/index.ts'
import { type Network, openNetwork } from '#domains/network/index.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { createImportBench } from '#domains/sign-import/server/sign-import.fixture.ts'
import { countRows, makeDictionary } from '#domains/signs/server/signs.fixture.ts'
import { loadCast } from '#seeds/cast.ts'
import { castEmail, castPassword } from '#seeds/cast-people.ts'
import { useDatabase } from '#tests/database.ts'
import { anApiContext } from './api-context.fixture.ts'
import { createApi } from './create-api.ts'

const database = await useDatabase()
const { db } = database
let dictionary: PublishedDictionary
let network: Network
let api: ReturnType<typeof createApi>
let bench: Awaited<ReturnType<typeof createImportBench>>

beforeAll(async () => {
  dictionary = await openPublishedDictionary({ database })
  network = openNetwork({ db, dictionary, debounceMillis: 0 })
})
afterAll(async () => {
  await network.close()
  await dictionary.close()
})
beforeEach(async () => {
  await makeDictionary(db)
  await loadCast(db)
  bench = await createImportBench(db, [])
  bench.context.findActor = (id) => findActor({ db, secondFactor: { required: 'none' } }, { accountId: id })
  const { storage, jobs } = bench.context
  api = createApi(anApiContext(database, { dictionary, network, storage, jobs }))
})

async function tokenOf(name: 'ana' | 'bruno'): Promise<string> {
  const response = await api.request('http://signs.example/signbank/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: castEmail(name), password: castPassword }),
  })
  return (await response.json()).data.token
}
async function call(method: string, path: string, token: string, body?: FormData) {
  const response = await api.request(`http://signs.example/imports${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    ...(body && { body }),
  })
  return { status: response.status, ...(await response.json()) }
}
const formWith = (csv: string, mapping?: object) => {
  const form = new FormData()
  form.set('file', new File([csv], 'lexicon.csv', { type: 'text/csv' }))
  if (mapping) form.set('mapping', new File([JSON.stringify(mapping)], 'mapping.json'))
  return form
}

test('a program uploads a file with its mapping, reads the preview, confirms and undoes it [SGN-14] [ROL-07]', async () => {
  const ana = await tokenOf('ana')
  const form = formWith('Glosa,lemma\nTREE,tree\n', { headers: { Glosa: 'gloss' } })
  const { status, data } = await call('POST', '', ana, form)
  expect(status).toBe(202)
  expect((await call('GET', `/${data.id}`, ana)).data.state).toBe('checking')
  await bench.work()
  const preview = await call('GET', `/${data.id}`, ana)
  expect(preview).toMatchObject({
    status: 200,
    data: {
      state: 'ready',
      source: 'lexicon',
      counts: { created: 1, changed: 0 },
      additions: [{ gloss: 'TREE' }],
      changes: [],
      errors: [],
    },
    meta: { page: 1, pages: 1 },
  })
  expect(await countRows(db, 'sign')).toBe(0)
  expect((await call('POST', `/${data.id}/confirm`, ana)).status).toBe(202)
  await bench.work()
  expect((await call('GET', `/${data.id}`, ana)).data.state).toBe('applied')
  expect(await countRows(db, 'sign')).toBe(1)
  expect(await call('POST', `/${data.id}/confirm`, ana)).toMatchObject({
    status: 409,
    code: 'import.otherState',
  })
  expect((await call('POST', `/${data.id}/undo`, ana)).status).toBe(202)
  await bench.work()
  expect((await call('GET', `/${data.id}`, ana)).data.state).toBe('undone')
})

test('errors are named by line, column and message in the language of the program [SGN-14]', async () => {
  const ana = await tokenOf('ana')
  const { data } = await call('POST', '', ana, formWith('gloss,repeated_movement\nTREE,perhaps\n'))
  await bench.work()
  const { data: failed } = await call('GET', `/${data.id}`, ana)
  expect(failed).toMatchObject({
    state: 'failed',
    errorCount: 1,
    errors: [{ line: 2, column: 'repeated_movement', message: 'Only yes or no fits here, not “perhaps”.' }],
  })
})

test('an upload without file, of somebody else or of an unknown import is refused [ROL-07]', async () => {
  const [ana, bruno] = [await tokenOf('ana'), await tokenOf('bruno')]
  expect(await call('POST', '', ana, new FormData())).toMatchObject({
    status: 422,
    fields: [{ field: 'file', code: 'value.required' }],
  })
  expect(await call('POST', '', bruno, new FormData())).toMatchObject({ status: 403 })
  expect(await call('POST', '', ana, formWith(''))).toMatchObject({ status: 422, code: 'import.empty' })
  expect(await call('POST', '', ana, formWith('gloss\nTREE\n', { header: {} }))).toMatchObject({
    status: 422,
    code: 'mapping.failed',
  })
  expect(await call('POST', '', bruno, formWith('gloss\nTREE\n'))).toMatchObject({
    status: 403,
    code: 'account.adminsOnly',
  })
  expect(await call('GET', '/77', ana)).toMatchObject({ status: 404, code: 'import.notFound' })
  expect(await call('GET', '/77', bruno)).toMatchObject({ status: 403 })
  expect(await countRows(db, 'sign_import')).toBe(0)
})
