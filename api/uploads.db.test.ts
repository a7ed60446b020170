import { beforeEach, expect, test } from 'vitest'
import { openUploads, uploadFolder } from '#domains/media/index.ts'
import { aCreation, aPatch, aTusRequest, idOf } from '#domains/media/server/uploads/tus-request.fixture.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { loadCast } from '#seeds/cast.ts'
import type { CastName } from '#seeds/cast-people.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { uploaderOf } from './uploader.fixture.ts'
import { useApi } from './use-api.fixture.ts'

const api = await useApi()
const { db } = api

beforeEach(async () => {
  await db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  await loadCast(db)
  const folder = await temporaryFolder()
  const storage = fileSystemStorage(folder)
  const uploads = openUploads({
    db,
    storage,
    store: uploadFolder(folder),
    quotaBytes: 200_000_000,
    now: () => new Date(),
  })
  api.restart({ uploads })
})

const callerOf = (name?: CastName) => uploaderOf(api, name, 'de')

test('a member uploads a file in two parts [SGN-07] [API-01]', async () => {
  const send = await callerOf('bruno')
  const begun = await send(aCreation('casa.mp4', 10))
  expect(begun.status).toBe(201)
  const id = idOf(begun)
  expect(begun.headers.get('location')).toBe(`/api/uploads/${id}`)
  expect((await send(aPatch(id, 0, 'first'))).status).toBe(204)
  const head = await send(aTusRequest('HEAD', { id }))
  expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '5'])
  expect((await send(aPatch(id, 5, 'again'))).headers.get('upload-offset')).toBe('10')
})

test('a person reads how much of their storage they use', async () => {
  const send = await callerOf('bruno')
  await send(aCreation('casa.mp4', 10))
  const answer = await send(new Request('http://signs.example/storage-use'))
  expect(await answer.json()).toEqual({ data: { usedBytes: 10, quotaBytes: 200_000_000 } })
  const refused = await (await callerOf('denes'))(new Request('http://signs.example/storage-use'))
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'account.notAccepted'])
})

test('nobody downloads an upload: GET is no method of its address [SGN-07]', async () => {
  const send = await callerOf('bruno')
  const id = idOf(await send(aCreation('casa.mp4', 10)))
  await send(aPatch(id, 0, '0123456789'))
  const answer = await send(aTusRequest('GET', { id }))
  expect([answer.status, await answer.text()]).toEqual([405, expect.not.stringContaining('0123')])
})

test('refusals are messages in the language of the person [SGN-07] [D25]', async () => {
  const bruno = await callerOf('bruno')
  const id = idOf(await bruno(aCreation('casa.mp4', 10)))
  const cases: [Response, number, string][] = [
    [await (await callerOf())(aCreation('casa.mp4', 10)), 401, 'account.required'],
    [await (await callerOf('denes'))(aCreation('casa.mp4', 10)), 403, 'account.notAccepted'],
    [await bruno(aCreation('casa.mp4', 250_000_001)), 413, 'upload.tooLarge'],
    [await bruno(aCreation('casa.avi', 10)), 422, 'upload.type'],
    [await (await callerOf('carla'))(aPatch(id, 0, 'x')), 404, 'upload.notFound'],
    [await bruno(aPatch(id, 3, 'x')), 409, 'upload.conflict'],
  ]
  for (const [answer, status, code] of cases) {
    const body = await answer.json()
    expect([answer.status, body.code]).toEqual([status, code])
    expect(body.message).toMatch(/[a-zäöü]{4}/)
  }
  const full = await bruno(aCreation('casa.mp4', 250_000_000))
  expect(full.status).toBe(409)
  expect((await full.json()).message).toBe(
    'casa.mp4 passt nicht mehr: 0 Ihrer 0,2 GB sind belegt. Brechen Sie unfertige Uploads ab, oder bitten Sie die Administration um mehr Platz.',
  )
  const { message } = await (await bruno(aCreation('casa.mp4', 250_000_001))).json()
  expect(message).toBe('casa.mp4 ist zu groß: höchstens 250 MB.')
})
