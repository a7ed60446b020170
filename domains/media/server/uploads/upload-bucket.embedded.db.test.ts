import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import type { S3Settings } from '#platform/storage/storage-url.ts'
import { useDatabase } from '#tests/database.ts'
import { createBucket, s3Client } from '#tests/s3-bucket.ts'
import { hasSwift, type SwiftServer } from '#tests/swift.ts'
import { startProxyOfRun } from '#tests/swift-of-run.ts'
import { openUploads, type Uploads } from './open-uploads.ts'
import { aCreation, aPatch, aTusRequest, idOf } from './tus-request.fixture.ts'
import { uploadBucket } from './upload-bucket.ts'
import { openBucket, openProcess, preparePeople, type UploadPlace } from './upload-stores.fixture.ts'

const { db } = await useDatabase()
const partBytes = 5 * 1024 * 1024
const content = randomBytes(12_000_000)
let swift: SwiftServer
let settings: S3Settings
let client: S3Client
let place: UploadPlace
let uploads: Uploads
let bruno: Actor
let time: Date

describe.skipIf(!hasSwift())('uploads in S3', () => {
  beforeAll(async () => {
    swift = await startProxyOfRun()
    settings = await createBucket(swift)
    client = s3Client(settings)
  })
  afterAll(() => swift?.stop())
  beforeEach(async () => {
    time = new Date()
    ;({ bruno } = await preparePeople(db))
    place = openBucket(settings)
    uploads = openProcess(db, place, () => time)
  })

  const begin = async (bytes = content.length) =>
    idOf(await uploads.receive(bruno, aCreation('a.mp4', bytes)))
  const offsetOf = async (id: string) =>
    Number((await uploads.receive(bruno, aTusRequest('HEAD', { id }))).headers.get('upload-offset'))
  const keyOf = (id: string) => ({ Bucket: settings.bucket, Key: `_uploads/${id}` })
  const multipartOf = async (id: string) => {
    const info = { Bucket: settings.bucket, Key: `_uploads/${id}.info` }
    const { Metadata } = await client.send(new GetObjectCommand(info))
    return { ...keyOf(id), UploadId: Metadata?.['upload-id'] }
  }
  const listParts = async (id: string) => {
    const { Parts = [] } = await client.send(new ListPartsCommand(await multipartOf(id)))
    return Parts.map(({ Size }) => Size)
  }
  const contentOf = (id: string) => uploads.withFinished(bruno, id, ({ path }) => readFile(path))

  test('small requests become parts of the least size that S3 accepts, and S3 that is away loses none of them [SGN-07]', async () => {
    const id = await begin()
    const sizes = [3_000_000, 3_000_000, 3_000_000]
    let offset = 0
    for (const size of sizes) {
      await uploads.receive(bruno, aPatch(id, offset, content.subarray(offset, offset + size)))
      offset += size
      expect(await offsetOf(id)).toBe(offset)
    }
    expect(await listParts(id)).toEqual([partBytes])

    await swift.stopProxy()
    const away = { code: 'storage.unreachable', status: 503 }
    const rest = content.subarray(offset)
    await expect(uploads.receive(bruno, aPatch(id, offset, rest))).rejects.toMatchObject(away)
    await expect(offsetOf(id)).rejects.toMatchObject(away)
    await expect(begin()).rejects.toMatchObject(away)
    await expect(contentOf(id)).rejects.toMatchObject(away)
    await expect(uploads.receive(bruno, aTusRequest('DELETE', { id }))).rejects.toMatchObject(away)
    await swift.startProxy()

    expect(await offsetOf(id)).toBe(offset)
    await uploads.receive(bruno, aPatch(id, offset, rest))
    expect((await contentOf(id)).equals(content)).toBe(true)
    expect((await db.selectFrom('upload').select('id').execute()).map((row) => row.id)).toEqual([id])
    expect(await Array.fromAsync(place.storage.list())).toEqual([])
    expect((await uploads.receive(bruno, aTusRequest('DELETE', { id }))).status).toBe(204)
    expect(await place.listStored()).toEqual([])
  })

  test('two processes that write an upload at once, after a hold was lost, store its bytes once [SGN-07]', async () => {
    const id = await begin()
    const first = place.openStore().openDataStore()
    const second = place.openStore().openDataStore()
    const write = (store: typeof first, end: number) =>
      store.write(Readable.from([content.subarray(0, end)]), id, 0)
    await Promise.all([write(first, 7_000_000), write(second, 9_000_000)])
    const offset = await offsetOf(id)
    expect([7_000_000, 9_000_000]).toContain(offset)
    await uploads.receive(bruno, aPatch(id, offset, content.subarray(offset)))
    expect((await contentOf(id)).equals(content)).toBe(true)
    await uploads.receive(bruno, aTusRequest('DELETE', { id }))
  })

  test('an upload whose process died after its last part is finished by the next request [SGN-07]', async () => {
    const id = await begin(1000)
    const Body = content.subarray(0, 1000)
    await client.send(new UploadPartCommand({ ...(await multipartOf(id)), PartNumber: 1, Body }))
    expect((await contentOf(id)).equals(Body)).toBe(true)
    await uploads.receive(bruno, aTusRequest('DELETE', { id }))
  })

  test('a file is on the disk only while it is read, for this program alone, and only if it fits', async () => {
    const id = await begin(1000)
    await uploads.receive(bruno, aPatch(id, 0, content.subarray(0, 1000)))
    const { path, modes } = await uploads.withFinished(bruno, id, async ({ path }) => {
      const stats = [await stat(path), await stat(dirname(path))]
      return { path, modes: stats.map(({ mode }) => (mode & 0o777).toString(8)) }
    })
    expect([modes, existsSync(path), existsSync(dirname(path))]).toEqual([['600', '700'], false, false])

    const asked: number[] = []
    const full = openUploads({
      db,
      storage: place.storage,
      store: uploadBucket(settings, { hasSpace: async (_folder, bytes = 0) => asked.push(bytes) < 0 }),
      quotaBytes: 1,
      now: () => time,
    })
    const unused = async () => expect.unreachable()
    await expect(full.withFinished(bruno, id, unused)).rejects.toMatchObject({ code: 'storage.full' })
    expect(asked).toEqual([1000])
    await uploads.receive(bruno, aTusRequest('DELETE', { id }))
  })

  test('the sweep finishes killed deletions and deletes what belongs to no upload, but nothing that begins [SGN-07]', async () => {
    const [killed, orphan, young] = [await begin(), await begin(), await begin()]
    await uploads.receive(bruno, aPatch(killed, 0, content.subarray(0, 6_000_000)))
    await client.send(new DeleteObjectCommand({ Bucket: settings.bucket, Key: `_uploads/${killed}.info` }))
    await db.deleteFrom('upload').where('id', '=', orphan).execute()
    expect(await uploads.sweep()).toBe(0)
    expect((await place.listStored()).toSorted()).toEqual([killed, orphan, young].toSorted())

    time = new Date(time.getTime() + 61_000)
    expect(await uploads.sweep()).toBe(1)
    expect((await place.listStored()).toSorted()).toEqual([orphan, young].toSorted())
    time = new Date(time.getTime() + 72 * 3_600_000)
    expect(await uploads.sweep()).toBe(1)
    expect(await place.listStored()).toEqual([])
  })
})
