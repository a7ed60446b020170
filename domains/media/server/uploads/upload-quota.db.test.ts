import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { type Actor, visitor } from '#platform/actor.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { castId, loadCast } from '#seeds/cast.ts'
import { anActor } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia } from '#tests/rows.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { openUploads, type Uploads } from './open-uploads.ts'
import { aCreation, aPatch, aTusRequest, idOf } from './tus-request.fixture.ts'
import { uploadFolder } from './upload-folder.ts'

const { db } = await useDatabase()
const megabyte = 1_000_000
let uploads: Uploads
let bruno: Actor & { id: number }
let carla: Actor
/** The free space of the disk. */
let freeBytes: number

beforeEach(async () => {
  await db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  await loadCast(db)
  bruno = anActor({ id: await castId(db, 'bruno') })
  carla = anActor({ id: await castId(db, 'carla') })
  freeBytes = Number.MAX_SAFE_INTEGER
  const folder = join(await temporaryFolder(), 'uploads')
  uploads = openUploads({
    db,
    storage: fileSystemStorage(folder),
    store: uploadFolder(folder, { hasSpace: async (_folder, minBytes = 0) => freeBytes >= minBytes }),
    quotaBytes: 300 * megabyte,
    now: () => new Date(),
  })
})

const begin = async (actor: Actor, bytes: number) =>
  idOf(await uploads.receive(actor, aCreation('casa.mp4', bytes)))
const listRows = () => db.selectFrom('upload').select('bytes').execute()
const insertOriginal = (bytes: number) => insertMedia(db, { bytes, uploadedBy: bruno.id })

test('uploads of a person fill their storage to the last byte, and one byte more is refused [SGN-07]', async () => {
  await begin(bruno, 200 * megabyte)
  await expect(uploads.receive(bruno, aCreation('b.mp4', 100 * megabyte + 1))).rejects.toMatchObject({
    code: 'upload.quota',
    status: 409,
    params: { file: 'b.mp4', used: 0.2, limit: 0.3 },
  })
  expect(await listRows()).toEqual([{ bytes: 200 * megabyte }])
  await begin(bruno, 100 * megabyte)
  expect(await uploads.measureUse(bruno)).toEqual({
    usedBytes: 300 * megabyte,
    quotaBytes: 300 * megabyte,
  })
  await begin(carla, 200 * megabyte)
})

test('attached originals count, and a cancelled upload counts no longer [SGN-07]', async () => {
  await insertOriginal(250 * megabyte)
  const id = await begin(bruno, 50 * megabyte)
  await expect(begin(bruno, 1)).rejects.toMatchObject({ code: 'upload.quota' })
  await uploads.receive(bruno, aTusRequest('DELETE', { id }))
  await begin(bruno, 1)
  expect((await uploads.measureUse(bruno)).usedBytes).toBe(250 * megabyte + 1)
})

test('two uploads that begin at once do not exceed the storage together [SGN-07]', async () => {
  const results = await Promise.allSettled([1, 2, 3].map(() => begin(bruno, 150 * megabyte)))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})

test('only members have a storage', async () => {
  await expect(uploads.measureUse(visitor)).rejects.toMatchObject({ code: 'account.required' })
})

test('the free space that running uploads still need is reserved for them [SGN-07]', async () => {
  freeBytes = 20
  const id = await begin(bruno, 12)
  await expect(begin(carla, 9)).rejects.toMatchObject({ code: 'storage.full' })
  expect(await listRows()).toHaveLength(1)
  await begin(carla, 8)
  // What has arrived is on the disk already.
  await uploads.receive(bruno, aPatch(id, 0, '0123456789'))
  freeBytes = 10
  await expect(begin(carla, 1)).rejects.toMatchObject({ code: 'storage.full' })
  freeBytes = 11
  await begin(carla, 1)
})
