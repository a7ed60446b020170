import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { useDatabase } from '#tests/database.ts'
import type { Uploads } from './open-uploads.ts'
import { aCreation, aPatch, aTusRequest, idOf } from './tus-request.fixture.ts'
import { describeUploadStores, openProcess, preparePeople } from './upload-stores.fixture.ts'

const { db } = await useDatabase()
let uploads: Uploads
let bruno: Actor
let carla: Actor

const offsetOf = async (actor: Actor, id: string) =>
  Number((await uploads.receive(actor, aTusRequest('HEAD', { id }))).headers.get('upload-offset'))

describeUploadStores((openPlace) => {
  beforeEach(async () => {
    ;({ bruno, carla } = await preparePeople(db))
    uploads = openProcess(db, await openPlace())
  })

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
      expect([await offsetOf(bruno, own), await offsetOf(carla, foreign)]).toEqual([3, 5])
      await expect(uploads.receive(bruno, withQuery(aPatch(own, 5, 'x')))).rejects.toMatchObject({
        code: 'upload.conflict',
      })
      await uploads.receive(bruno, withQuery(aTusRequest('DELETE', { id: own })))
      await expect(offsetOf(bruno, own)).rejects.toMatchObject({ code: 'upload.notFound' })
      expect(await offsetOf(carla, foreign)).toBe(5)
    },
  )
})
