import { beforeEach, expect, test } from 'vitest'
import { aCreation, aPatch, idOf } from '#domains/media/server/uploads/tus-request.fixture.ts'
import { aVideo } from '#domains/media/server/video.fixture.ts'
import { aDocument, makeDictionary } from '#domains/signs/server/signs.fixture.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { castId, loadCast } from '#seeds/cast.ts'
import { type CastName, castPassword } from '#seeds/cast-people.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import type { Caller } from './api-caller.fixture.ts'
import { uploaderOf } from './uploader.fixture.ts'
import { useApi } from './use-api.fixture.ts'

const api = await useApi()
const { db, callerOf, visitor } = api
let bruno: Caller
let carla: Caller

beforeEach(async () => {
  await makeDictionary(db)
  await loadCast(db)
  const storage = fileSystemStorage(await temporaryFolder())
  api.restart({ storage })
  bruno = await callerOf('bruno')
  carla = await callerOf('carla')
})

/** Uploads a video in two requests, as a tus client does. @returns the id of the upload */
async function upload(name: CastName): Promise<string> {
  const send = await uploaderOf(api, name)
  const bytes = await aVideo()
  const created = await send(aCreation('casa.mp4', bytes.length))
  expect(created.status).toBe(201)
  const id = idOf(created)
  expect((await send(aPatch(id, 0, new Uint8Array(bytes)))).status).toBe(204)
  return id
}
const createSign = async (gloss: string) => {
  const { body } = await bruno('POST', '/signs', { gloss, translations: { pt: [['casa']] } })
  return body.data.id as number
}
async function exampleOf(path: string, method: string) {
  const { body } = await visitor('GET', '/openapi.json')
  return body.paths[path][method].requestBody.content['application/json'].example
}

test('a program attaches an upload and changes its attribution, as the examples of the document say [API-02] [SGN-16]', async () => {
  const sign = await createSign('CASA')
  const example = await exampleOf('/signs/{id}/media', 'post')
  const attached = await bruno('POST', `/signs/${sign}/media`, { ...example, upload: await upload('bruno') })
  expect(attached).toMatchObject({ status: 201, body: { data: { revision: 2 } } })
  const file = `/signs/${sign}/media/${attached.body.data.id}`
  expect((await bruno('GET', `/signs/${sign}/media`)).body.data).toMatchObject([
    { id: attached.body.data.id, role: 'main', licence: 'CC BY 4.0' },
  ])
  const attribution = await exampleOf('/signs/{id}/media/{media}', 'put')
  expect(await bruno('PUT', file, { ...attribution, licence: 'CC0' })).toMatchObject({
    status: 200,
    body: { data: { revision: 3 } },
  })
  expect((await bruno('GET', `/signs/${sign}/media`)).body.data).toMatchObject([
    { licence: 'CC0', consents: [{ note: 'In writing, 2026-03-02', by: 'Bruno Albuquerque' }] },
  ])
  expect(await bruno('POST', `${file}/process`)).toMatchObject({ status: 403 })
  expect(await bruno('DELETE', file)).toMatchObject({ status: 200, body: { data: { revision: 4 } } })
  expect((await bruno('GET', `/signs/${sign}/media`)).body.data).toEqual([])
})

test('the upload of somebody else, an unknown sign and a visitor are refused; nothing changes [SGN-07]', async () => {
  const sign = await createSign('CASA')
  const example = await exampleOf('/signs/{id}/media', 'post')
  const foreign = { ...example, upload: await upload('carla') }
  expect(await bruno('POST', `/signs/${sign}/media`, foreign)).toMatchObject({
    status: 404,
    body: { code: 'upload.notFound' },
  })
  expect(await bruno('POST', `/signs/${sign}/media`, { ...foreign, role: 'poster' })).toMatchObject({
    status: 422,
  })
  expect((await carla('POST', '/signs/99999/media', foreign)).body.code).toBe('sign.notFound')
  expect((await visitor('GET', `/signs/${sign}/media`)).status).toBe(401)
  expect((await bruno('GET', `/signs/${sign}/media`)).body).toMatchObject({ data: [], revision: 1 })
})

test('the files of a draft are for the session of its person: neither a token nor somebody else reads them [SGN-02] [API-02]', async () => {
  const accountId = await castId(db, 'bruno')
  const { id } = await db
    .insertInto('signDraft')
    .values({ accountId, content: JSON.stringify(aDocument('CASA')), stage: 'identification' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const files = `/drafts/${id}/media`
  const example = await exampleOf('/drafts/{id}/media', 'post')
  const attached = await bruno('POST', files, { ...example, upload: await upload('bruno') })
  expect(attached.status).toBe(201)
  const file = `${files}/${attached.body.data.id}`
  expect((await bruno('PUT', file, { licence: 'CC0' })).status).toBe(200)
  expect((await bruno('GET', files)).body.data).toMatchObject([{ role: 'main', licence: 'CC0' }])
  expect((await carla('GET', files)).status).toBe(404)
  const { body: created } = await bruno('POST', '/tokens', {
    name: 'script',
    scopes: ['write'],
    expires_on: '2027-01-31',
    password: castPassword,
  })
  expect((await api.callerWith(created.data.token)('GET', files)).status).toBe(403)
  expect((await visitor('GET', files)).status).toBe(401)
  expect((await bruno('DELETE', file)).status).toBe(200)
  expect((await bruno('GET', files)).body.data).toEqual([])
})
