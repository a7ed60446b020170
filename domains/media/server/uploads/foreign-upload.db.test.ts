import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { useDatabase } from '#tests/database.ts'
import type { Uploads } from './open-uploads.ts'
import { aCreation, aPatch, aTusRequest, idOf } from './tus-request.fixture.ts'
import { anUploadFolder } from './upload-folder.fixture.ts'

const { db } = await useDatabase()
let folder: string
let uploads: Uploads
let bruno: Actor
let carla: Actor

beforeEach(async () => {
  const made = await anUploadFolder(db)
  ;({ folder, bruno, carla } = made)
  uploads = made.openProcess()
})

const contentOf = (id: string) => readFile(`${folder}/${id}`, 'utf8')

test.each(['?x=/%s', '?/%s', '?x=/%s/'])(
  'the id of somebody else in the query %j of an own upload changes nothing [SGN-07]',
  async (pattern) => {
    const own = idOf(await uploads.receive(bruno, aCreation('own.mp4', 6)))
    const foreign = idOf(await uploads.receive(carla, aCreation('foreign.mp4', 6)))
    await uploads.receive(carla, aPatch(foreign, 0, 'carla'))
    const withQuery = (request: Request) =>
      new Request(`${request.url}${pattern.replace('%s', foreign)}`, request)

    const head = await uploads.receive(bruno, withQuery(aTusRequest('HEAD', { id: own })))
    expect(head.headers.get('upload-offset')).toBe('0')
    await uploads.receive(bruno, withQuery(aPatch(own, 0, 'bru')))
    expect([await contentOf(own), await contentOf(foreign)]).toEqual(['bru', 'carla'])
    await expect(uploads.receive(bruno, withQuery(aPatch(own, 5, 'x')))).rejects.toMatchObject({
      code: 'upload.conflict',
    })
    await uploads.receive(bruno, withQuery(aTusRequest('DELETE', { id: own })))
    await expect(contentOf(own)).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await contentOf(foreign)).toBe('carla')
  },
)
