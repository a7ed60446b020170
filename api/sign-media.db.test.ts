import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aVideo } from '#domains/media/server/video.fixture.ts'
import { type Network, openNetwork } from '#domains/network/index.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { makeDictionary } from '#domains/signs/server/signs.fixture.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { loadCast } from '#seeds/cast.ts'
import { castEmail, castPassword } from '#seeds/cast-people.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { aCaller, aSignedInCaller, type Caller } from './api-caller.fixture.ts'
import { anApiContext } from './api-context.fixture.ts'
import { createApi } from './create-api.ts'

const database = await useDatabase()
const { db } = database
let dictionary: PublishedDictionary
let network: Network
let api: ReturnType<typeof createApi>
let bruno: Caller
let carla: Caller

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
  const storage = fileSystemStorage(await temporaryFolder())
  api = createApi(anApiContext(database, { dictionary, network, storage }))
  bruno = await aSignedInCaller(api, 'en', 'bruno')
  carla = await aSignedInCaller(api, 'en', 'carla')
})

/** Uploads a video in two requests, as a tus client does. @returns the id of the upload */
async function upload(name: 'bruno' | 'carla'): Promise<string> {
  const credentials = { email: castEmail(name), password: castPassword }
  const { body } = await aCaller(api, 'en')('POST', '/signbank/login', credentials)
  const headers = { authorization: `Bearer ${body.data.token}`, 'tus-resumable': '1.0.0' }
  const bytes = await aVideo()
  const created = await api.request('http://signs.example/uploads', {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': `${bytes.length}`,
      'upload-metadata': `filename ${Buffer.from('casa.mp4').toString('base64')}`,
    },
  })
  expect(created.status).toBe(201)
  const id = created.headers.get('location')?.split('/').at(-1) ?? ''
  const sent = await api.request(`http://signs.example/uploads/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  })
  expect(sent.status).toBe(204)
  return id
}
const createSign = async (gloss: string) => {
  const { body } = await bruno('POST', '/signs', { gloss, translations: { pt: [['casa']] } })
  return body.data.id as number
}
async function exampleOf(path: string, method: string) {
  const { body } = await aCaller(api, 'en')('GET', '/openapi.json')
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
  expect((await aCaller(api, 'en')('GET', `/signs/${sign}/media`)).status).toBe(401)
  expect((await bruno('GET', `/signs/${sign}/media`)).body).toMatchObject({ data: [], revision: 1 })
})
