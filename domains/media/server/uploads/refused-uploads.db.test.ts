import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, visitor } from '#platform/actor.ts'
import { anActor } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { maxUploadBytes, maxUploadsPerPerson } from '../../upload.ts'
import type { Uploads } from './open-uploads.ts'
import { aCreation, aPatch, idOf } from './tus-request.fixture.ts'
import { openFolder, openProcess, preparePeople, type UploadPlace } from './upload-stores.fixture.ts'

// What is checked before anything is stored, so it does not depend on where uploads are.

const { db } = await useDatabase()
let place: UploadPlace
let uploads: Uploads
let bruno: Actor
let carla: Actor

beforeEach(async () => {
  place = await openFolder()
  ;({ bruno, carla } = await preparePeople(db))
  uploads = openProcess(db, place)
})

const begin = async (actor = bruno) => idOf(await uploads.receive(actor, aCreation('casa.mp4', 10)))

describe('the size is checked before the first byte', () => {
  test('250 MB exactly pass, one byte more is refused, as is an empty file [SGN-07] [D25]', async () => {
    expect(maxUploadBytes).toBe(250_000_000)
    expect((await uploads.receive(bruno, aCreation('a.mp4', 250_000_000))).status).toBe(201)
    await expect(uploads.receive(bruno, aCreation('a.mp4', 250_000_001))).rejects.toMatchObject({
      code: 'upload.tooLarge',
      status: 413,
    })
    await expect(uploads.receive(bruno, aCreation('a.mp4', 0))).rejects.toMatchObject({
      code: 'media.empty',
    })
  })

  test.each(['casa.avi', 'casa.webm', 'casa', 'casa.mp4.exe', ''])(
    'and the type: %s is refused',
    async (name) => {
      await expect(uploads.receive(bruno, aCreation(name, 10))).rejects.toMatchObject({
        code: 'upload.type',
      })
      expect(await place.listStored()).toEqual([])
    },
  )
})

test.each(['x', '..%2f..%2fpackage.json', 'a'.repeat(40), ''])(
  'the forged address %s finds nothing',
  async (id) => {
    await begin()
    await expect(uploads.receive(bruno, aPatch(id, 0, 'x'))).rejects.toMatchObject({
      code: 'upload.notFound',
    })
  },
)

test('only members upload: visitors, new and rejected people are refused [SGN-07]', async () => {
  const people: [Actor, string][] = [
    [visitor, 'account.required'],
    [anActor({ id: 4, status: 'awaiting' }), 'account.notAccepted'],
    [anActor({ id: 5, status: 'rejected' }), 'account.notAccepted'],
    [anActor({ id: 2, hasPendingAcceptance: true }), 'account.owesAcceptance'],
  ]
  for (const [actor, code] of people)
    await expect(uploads.receive(actor, aCreation('a.mp4', 10))).rejects.toMatchObject({ code })
})

test('a person has a limited number of uploads that belong to no sign', async () => {
  for (let count = 0; count < maxUploadsPerPerson; count += 1) await begin()
  await expect(uploads.receive(bruno, aCreation('a.mp4', 10))).rejects.toMatchObject({
    code: 'upload.tooMany',
  })
  expect(await begin(carla)).not.toBe('')
})

test('the browser of another site learns nothing: there are no CORS headers', async () => {
  const response = await uploads.receive(bruno, aCreation('a.mp4', 10))
  const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control'))
  expect(names).toEqual([])
})
