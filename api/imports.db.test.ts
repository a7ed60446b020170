import { beforeEach, expect, test } from 'vitest'
import { findActor } from '#domains/accounts/index.ts'
import { createImportBench } from '#domains/sign-import/server/sign-import.fixture.ts'
import { countRows, makeDictionary } from '#domains/signs/server/signs.fixture.ts'
import { loadCast } from '#seeds/cast.ts'
import type { CastName } from '#seeds/cast-people.ts'
import { useApi } from './use-api.fixture.ts'

const api = await useApi()
const { db, callerOf } = api
let bench: Awaited<ReturnType<typeof createImportBench>>

beforeEach(async () => {
  await makeDictionary(db)
  await loadCast(db)
  bench = await createImportBench(db, [])
  bench.context.findActor = (id) => findActor({ db, secondFactor: { required: 'none' } }, { accountId: id })
  const { storage, jobs } = bench.context
  api.restart({ storage, jobs })
})

async function callOf(name: CastName) {
  const caller = await callerOf(name)
  return async (method: string, path: string, body?: FormData) => {
    const answer = await caller(method, `/imports${path}`, body)
    return { status: answer.status, ...answer.body }
  }
}
const formWith = (csv: string, mapping?: object) => {
  const form = new FormData()
  form.set('file', new File([csv], 'lexicon.csv', { type: 'text/csv' }))
  if (mapping) form.set('mapping', new File([JSON.stringify(mapping)], 'mapping.json'))
  return form
}

test('a program lists imports, and reads what a file leaves out and under which names its values are read [SGN-14] [D31]', async () => {
  const ana = await callOf('ana')
  const form = formWith('Glosa,colour,color\nTREE,red,\n', {
    headers: { Glosa: 'gloss', colour: null, color: null },
  })
  const { data: started } = await ana('POST', '', form)
  await bench.work()
  const { data } = await ana('GET', `/${started.id}`)
  expect(data).toMatchObject({
    leftOutColumns: ['colour'],
    noticeCount: 1,
    renamed: [],
    newValues: [],
    newLanguages: [],
  })
  expect(data.notices).toMatchObject([{ column: 'colour', line: 1 }])
  const list = await ana('GET', '')
  expect(list.data).toMatchObject([
    { id: started.id, state: 'ready', file: 'lexicon.csv', source: 'lexicon', created: 1, changed: 0 },
  ])
  expect((await (await callOf('bruno'))('GET', '')).status).toBe(403)
})

test('a program uploads a file with its mapping, reads the preview, confirms and undoes it [SGN-14] [ROL-07]', async () => {
  const ana = await callOf('ana')
  const form = formWith('Glosa,lemma\nTREE,tree\n', { headers: { Glosa: 'gloss' } })
  const { status, data } = await ana('POST', '', form)
  expect(status).toBe(202)
  expect((await ana('GET', `/${data.id}`)).data.state).toBe('checking')
  await bench.work()
  const preview = await ana('GET', `/${data.id}`)
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
  expect((await ana('POST', `/${data.id}/confirm`)).status).toBe(202)
  await bench.work()
  expect((await ana('GET', `/${data.id}`)).data.state).toBe('applied')
  expect(await countRows(db, 'sign')).toBe(1)
  expect(await ana('POST', `/${data.id}/confirm`)).toMatchObject({
    status: 409,
    code: 'import.otherState',
  })
  expect((await ana('POST', `/${data.id}/undo`)).status).toBe(202)
  await bench.work()
  expect((await ana('GET', `/${data.id}`)).data.state).toBe('undone')
})

test('errors are named by line, column and message in the language of the program [SGN-14]', async () => {
  const ana = await callOf('ana')
  const { data } = await ana('POST', '', formWith('gloss,repeated_movement\nTREE,perhaps\n'))
  await bench.work()
  const { data: failed } = await ana('GET', `/${data.id}`)
  expect(failed).toMatchObject({
    state: 'failed',
    errorCount: 1,
    errors: [{ line: 2, column: 'repeated_movement', message: 'Only yes or no fits here, not “perhaps”.' }],
  })
})

test('an upload without file, of somebody else or of an unknown import is refused [ROL-07]', async () => {
  const [ana, bruno] = [await callOf('ana'), await callOf('bruno')]
  expect(await ana('POST', '', new FormData())).toMatchObject({
    status: 422,
    fields: [{ field: 'file', code: 'value.required' }],
  })
  expect(await bruno('POST', '', new FormData())).toMatchObject({ status: 403 })
  expect(await ana('POST', '', formWith(''))).toMatchObject({ status: 422, code: 'import.empty' })
  expect(await ana('POST', '', formWith('gloss\nTREE\n', { header: {} }))).toMatchObject({
    status: 422,
    code: 'mapping.failed',
  })
  expect(await bruno('POST', '', formWith('gloss\nTREE\n'))).toMatchObject({
    status: 403,
    code: 'account.adminsOnly',
  })
  expect(await ana('GET', '/77')).toMatchObject({ status: 404, code: 'import.notFound' })
  expect(await bruno('GET', '/77')).toMatchObject({ status: 403 })
  expect(await countRows(db, 'sign_import')).toBe(0)
})
