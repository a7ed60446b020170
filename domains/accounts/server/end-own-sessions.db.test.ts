import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import type { SignedIn } from '../signed-in.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './end-own-sessions.ts'
import { makePerson, now } from './person.fixture.ts'
import { openSession } from './sessions.ts'

const { db } = await useDatabase()
const ctx = { db, now: () => now }
let bruno: SignedIn
let carla: SignedIn
beforeEach(async () => {
  bruno = await makePerson(db, { name: 'Bruno' })
  carla = await makePerson(db, { name: 'Carla' })
})
const another = (device: string) => openSession(db, { accountId: bruno.account.id, device, now })
const devices = async (person = bruno) =>
  (await listOwnSessions(ctx, person)).map(({ device, isThis }) => [device, isThis])

test('a person sees the own sessions, and which one this is [ACC-07]', async () => {
  await another('Safari')
  expect((await devices()).toSorted()).toEqual([
    ['Firefox', true],
    ['Safari', false],
  ])
})

test('one of them ends, or all but this [ACC-07]', async () => {
  const { id } = await another('Safari')
  await another('Opera')
  await endOwnSession(ctx, bruno, id)
  expect((await devices()).map(([device]) => device).toSorted()).toEqual(['Firefox', 'Opera'])
  await endOtherSessions(ctx, bruno)
  expect(await devices()).toEqual([['Firefox', true]])
  expect(await devices(carla)).toEqual([['Firefox', true]])
})

test('nobody ends the session of somebody else, nor the one at hand by this way [ACC-07]', async () => {
  await endOwnSession(ctx, bruno, carla.sessionId)
  await endOwnSession(ctx, bruno, 'unknown')
  expect(await devices(carla)).toEqual([['Firefox', true]])
  await expect(endOwnSession(ctx, bruno, bruno.sessionId)).rejects.toThrow('request.invalid')
  expect(await devices()).toEqual([['Firefox', true]])
})
