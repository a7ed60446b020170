import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { useDatabase } from '#tests/database.ts'
import { uploadLifetimeMs } from '../../upload.ts'
import type { Uploads } from './open-uploads.ts'
import { aCreation, aPatch, aTusRequest, idOf } from './tus-request.fixture.ts'
import {
  describeUploadStores,
  openProcess,
  preparePeople,
  type UploadPlace,
} from './upload-stores.fixture.ts'

const { db } = await useDatabase()
const content = randomBytes(300_000)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
let place: UploadPlace
let uploads: Uploads
let bruno: Actor
let carla: Actor
let time: Date

const open = () => openProcess(db, place, () => time)
const nothing = async () => {}

const begin = async (actor = bruno, bytes = content.length, name = 'casa.mp4') =>
  idOf(await uploads.receive(actor, aCreation(name, bytes)))
const offsetOf = async (process: Uploads, id: string) =>
  Number((await process.receive(bruno, aTusRequest('HEAD', { id }))).headers.get('upload-offset'))

/** A body that never ends after these bytes. `readAll` resolves when all of them were read. */
function stallingBody(bytes: Uint8Array) {
  const read = Promise.withResolvers<void>()
  const parts = [bytes]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.pop()
      if (part) controller.enqueue(part)
      else read.resolve()
    },
  })
  return { body, readAll: read.promise }
}

/** Compares a finished upload with the content. */
const expectContent = async (process: Uploads, id: string, { name = 'casa.mp4' } = {}) =>
  expect(
    await process.withFinished(bruno, id, async (upload) => [
      sha256(await readFile(upload.path)),
      upload.name,
    ]),
  ).toEqual([sha256(content), name])

/** A body that breaks off after these bytes. */
function brokenBody(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const parts = [bytes]
  return new ReadableStream({
    pull(controller) {
      const part = parts.pop()
      if (part) controller.enqueue(part)
      else setTimeout(() => controller.error(new Error('the connection was lost')), 50)
    },
  })
}

describeUploadStores((openPlace) => {
  beforeEach(async () => {
    time = new Date('2026-11-21T12:00:00Z')
    place = await openPlace()
    ;({ bruno, carla } = await preparePeople(db))
    uploads = open()
  })

  describe('an upload', () => {
    test('that loses its connection at 60 % goes on in another process, and its bytes are the same [SGN-07]', async () => {
      const id = await begin()
      const sent = Math.floor(content.length * 0.6)
      await expect(
        uploads.receive(bruno, aPatch(id, 0, brokenBody(content.subarray(0, sent)))),
      ).rejects.toMatchObject({ isAppError: true })
      const another = open()
      const offset = await offsetOf(another, id)
      expect(offset).toBe(sent)
      await expect(another.withFinished(bruno, id, nothing)).rejects.toMatchObject({
        code: 'upload.unfinished',
      })
      expect((await another.receive(bruno, aPatch(id, offset, content.subarray(offset)))).status).toBe(204)
      await expectContent(uploads, id, { name: 'casa.mp4' })
    })

    test('is continued only at the offset that it has [SGN-07]', async () => {
      const id = await begin()
      await uploads.receive(bruno, aPatch(id, 0, content.subarray(0, 1000)))
      for (const offset of [0, 999, 1001, content.length])
        await expect(uploads.receive(bruno, aPatch(id, offset, 'x'))).rejects.toMatchObject({
          code: 'upload.conflict',
        })
      expect(await offsetOf(uploads, id)).toBe(1000)
    })

    test('never becomes larger than announced [D25]', async () => {
      const id = await begin(bruno, 10)
      await expect(uploads.receive(bruno, aPatch(id, 0, 'elevenbytes'))).rejects.toMatchObject({
        status: 413,
      })
      expect(await offsetOf(uploads, id)).toBeLessThanOrEqual(10)
    })

    test('that another request writes is released for the one that continues it [SGN-07]', async () => {
      const id = await begin()
      const { body, readAll } = stallingBody(content.subarray(0, 500))
      const stalled = uploads.receive(bruno, aPatch(id, 0, body)).catch(() => undefined)
      const another = open()
      // What waits in the streams between is stored when the first request ends.
      await readAll
      expect(await offsetOf(another, id)).toBe(500)
      await another.receive(bruno, aPatch(id, 500, content.subarray(500)))
      await stalled
      await expectContent(another, id)
    })
  })

  describe('an address belongs to one person', () => {
    test('for everybody else there is no such upload [SGN-07]', async () => {
      const id = await begin()
      for (const request of [aTusRequest('HEAD', { id }), aPatch(id, 0, 'x'), aTusRequest('DELETE', { id })])
        await expect(uploads.receive(carla, request)).rejects.toMatchObject({
          code: 'upload.notFound',
          status: 404,
        })
      await expect(uploads.withFinished(carla, id, nothing)).rejects.toMatchObject({
        code: 'upload.notFound',
      })
      expect(await offsetOf(uploads, id)).toBe(0)
    })
  })

  describe('the end of an upload', () => {
    test('a cancelled one leaves no file', async () => {
      const id = await begin()
      await uploads.receive(bruno, aPatch(id, 0, content))
      expect((await uploads.receive(bruno, aTusRequest('DELETE', { id }))).status).toBe(204)
      expect(await place.listStored()).toEqual([])
      await expect(uploads.withFinished(bruno, id, nothing)).rejects.toMatchObject({
        code: 'upload.notFound',
      })
    })

    test('an expired one is gone, and the sweep deletes its file [SGN-07]', async () => {
      const id = await begin()
      time = new Date(time.getTime() + uploadLifetimeMs)
      const young = await begin(carla)
      await expect(uploads.receive(bruno, aTusRequest('HEAD', { id }))).rejects.toMatchObject({
        code: 'upload.notFound',
      })
      expect(await uploads.sweep()).toBe(1)
      expect(await place.listStored()).toEqual([young])
    })
  })
})
