import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { visitor } from '#platform/actor.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { anActor, cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { storePhoto } from './photo-storage.ts'
import { readPhoto } from './read-photo.ts'

const { db } = await useDatabase()
let storage: Storage
let bruno: number

beforeEach(async () => {
  storage = fileSystemStorage(await temporaryFolder())
  const file = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { account } = await createPerson(db, { name: 'Bruno', photo: await storePhoto({ storage }, file) })
  bruno = account.id
})

const answer = (sharesGeneralData: boolean, afterDeletion: 1 | 2 = 2) =>
  db
    .insertInto('consent')
    .values({
      accountId: bruno,
      sharesGeneralData,
      emailVisibility: 3,
      detailsVisibility: 3,
      afterDeletion,
      signsStay: true,
      adminsMayDelete: true,
      acceptsPolicy: true,
      adminsSeeChoices: true,
      changedAt: now,
    })
    .execute()

const own = () => anActor({ id: bruno, status: 'awaiting' })
const carla = { ...cast.carla, id: 900 }
const ana = { ...cast.ana, id: 901 }
const open = (viewer: Parameters<typeof readPhoto>[1], accountId = bruno) =>
  readPhoto({ db, storage }, viewer, { accountId, size: 'avatar' })

test('a photo is visible to its owner, and to members when it is shared [CON-07]', async () => {
  expect(await sharp(await open(own())).metadata()).toMatchObject({ format: 'webp', width: 96 })
  await expect(open(ana)).rejects.toThrow('media.notFound')
  await answer(true)
  expect((await open(carla)).length).toBeGreaterThan(0)
})

test.each([
  ['visitors', visitor],
  ['people who await approval', { ...cast.denes, id: 902 }],
  ['rejected people', { ...cast.eeva, id: 903 }],
  ['people whose address is not confirmed', { ...carla, isVerified: false }],
])('%s do not see the shared photo of another person [CON-07]', async (_who, viewer) => {
  await answer(true)
  await expect(open(viewer)).rejects.toThrow('media.notFound')
})

test('a photo that is not shared is hidden from administrators too [CON-07]', async () => {
  await answer(false)
  await expect(open(ana)).rejects.toThrow('media.notFound')
})

test('the photo of a former member is hidden from everyone [CON-07]', async () => {
  await answer(true, 1)
  await db.updateTable('account').set({ deletedAt: now }).where('id', '=', bruno).execute()
  await expect(open(ana)).rejects.toThrow('media.notFound')
})

test('an unknown person and a person without photo are not found', async () => {
  const { account } = await createPerson(db, { name: 'Eeva' })
  await expect(open(own(), 987_654)).rejects.toThrow('media.notFound')
  await expect(open(anActor({ id: account.id }), account.id)).rejects.toThrow('media.notFound')
})
