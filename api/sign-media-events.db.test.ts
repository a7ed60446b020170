import { Readable } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { mediaJob } from '#domains/media/index.ts'
import { type MediaEvents, openMediaEvents } from '#domains/signs/index.ts'
import { aDocument, makeDictionary, makeMedia, saveChanges } from '#domains/signs/server/signs.fixture.ts'
import { startJob } from '#platform/jobs/job-definition.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { loadCast } from '#seeds/cast.ts'
import type { CastName } from '#seeds/cast-people.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { useApi } from './use-api.fixture.ts'

const api = await useApi()
const { database, db } = api
const log = { warn: () => {} }
/** Processes a video, as a worker does. */
let processMedia: (id: number) => Promise<unknown>
let mediaEvents: MediaEvents
let storage: Storage
let media: number
let sign: number

beforeEach(async () => {
  await makeDictionary(db)
  await loadCast(db)
  const work = async (_: string, handler: (data: object, stopping: AbortSignal) => Promise<unknown>) => {
    processMedia = (id) => handler({ media: id }, new AbortController().signal)
  }
  storage = fileSystemStorage(await temporaryFolder())
  const jobs = { enqueue: async () => {}, work } as unknown as Jobs
  await startJob(
    jobs,
    mediaJob(async () => {}),
    { db, storage, jobs, programs: undefined },
  )
  mediaEvents = await openMediaEvents({ db, listen: database.listen, log })
  api.restart({ mediaEvents })
  media = await aDamagedVideo('1/casa.mp4')
  const document = aDocument('CASA', { media: [{ role: 'main', media }] })
  const [saved] = await saveChanges(db, [{ document }])
  sign = saved?.id ?? 0
  return () => mediaEvents.close()
})

/** A video that waits and cannot be processed. */
async function aDamagedVideo(key: string): Promise<number> {
  const id = await makeMedia(db, 'casa.mp4', 'uploaded')
  await storage.write(key, Readable.from(['no video']))
  await db
    .insertInto('mediaFile')
    .values({ mediaId: id, role: 'original', key, mime: 'video/mp4', bytes: 8 })
    .execute()
  return id
}

async function follow(name: CastName) {
  const leaving = new AbortController()
  const response = await api.requestWith(await api.tokenOf(name), `/signs/${sign}/media/events`, {
    signal: leaving.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return { response, next: async () => (await reader?.read())?.value, leave: () => reader?.cancel() }
}

test('who may edit a sign is told when the state of its files changes, by this process or another one [SGN-07]', async () => {
  const { response, next, leave } = await follow('carla')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  expect(await next()).toBe('event: change\ndata: \n\n')
  const processed = processMedia(media)
  expect(await next()).toBe('event: change\ndata: \n\n')
  await processed
  const { state } = await db.selectFrom('media').select('state').executeTakeFirstOrThrow()
  expect(state).toBe('failed')
  await leave()
})

test('the events of a sign that a person does not see are refused, and of too many signs at once [SGN-07]', async () => {
  expect((await follow('bruno')).response.status).toBe(404)
  const streams = []
  for (let index = 0; index < 10; index++) streams.push(await follow('carla'))
  expect((await follow('carla')).response.status).toBe(429)
  for (const { leave } of streams) await leave()
  const again = await follow('carla')
  expect(again.response.status).toBe(200)
  await again.leave()
})

test('a process that stops ends the streams', async () => {
  const { next } = await follow('carla')
  expect(await next()).toBe('event: change\ndata: \n\n')
  await mediaEvents.close()
  expect(await next()).toBeUndefined()
})

test('the files of another sign cause no event', async () => {
  let calls = 0
  mediaEvents.subscribe(sign, { onChange: () => void calls++, onEnd: () => {} })
  await processMedia(media)
  await expect.poll(() => calls).toBeGreaterThan(0)
  const other = await aDamagedVideo('2/other.mp4')
  const document = aDocument('OTHER', { media: [{ role: 'main', media: other }] })
  const [saved] = await saveChanges(db, [{ document }])
  const before = calls
  const otherCall = Promise.withResolvers<void>()
  mediaEvents.subscribe(saved?.id ?? 0, { onChange: otherCall.resolve, onEnd: () => {} })
  await processMedia(other)
  await otherCall.promise
  expect(calls).toBe(before)
})
