import { beforeEach, expect, test } from 'vitest'
import { createPerson } from '#domains/accounts/server/person.fixture.ts'
import { type AccountActor, type Actor, visitor } from '#platform/actor.ts'
import { countTogether } from '#platform/db/count-together.ts'
import { useDatabase } from '#tests/database.ts'
import { seeRelease, unseenRelease } from '../index.ts'

const { db } = await useDatabase()
let bruno: AccountActor
let carla: AccountActor
let denes: AccountActor

beforeEach(async () => {
  bruno = (await createPerson(db, { name: 'Bruno' })).actor
  carla = (await createPerson(db, { name: 'Carla' })).actor
  denes = (await createPerson(db, { name: 'Dénes', status: 'awaiting' })).actor
})

const isMarked = async (actor: Actor, version: string) =>
  (await countTogether(db, actor, { unseen: unseenRelease(version) })).unseen

test('a release is new to a member until they open the page of what is new, each for themselves [UIX-05]', async () => {
  expect(await isMarked(bruno, '1.0.0')).toBe(1)
  await seeRelease({ db }, bruno, { version: '1.0.0' })
  await seeRelease({ db }, bruno, { version: '1.0.0' })
  expect([await isMarked(bruno, '1.0.0'), await isMarked(carla, '1.0.0')]).toEqual([0, 1])
  expect(await isMarked(bruno, '1.1.0')).toBe(1)
  await seeRelease({ db }, bruno, { version: '1.1.0' })
  expect(await isMarked(bruno, '1.1.0')).toBe(0)
})

test('it is for members, who owe no acceptance, and is deleted with the account [ROL-01]', async () => {
  const owing = { ...bruno, hasPendingAcceptance: true }
  for (const [actor, code] of [
    [visitor, 'account.required'],
    [denes, 'account.notAccepted'],
    [owing, 'account.owesAcceptance'],
  ] as const) {
    expect(await isMarked(actor, '1.0.0')).toBeNull()
    await expect(seeRelease({ db }, actor, { version: '1.0.0' })).rejects.toMatchObject({ code })
  }
  await seeRelease({ db }, bruno, { version: '1.0.0' })
  await db.deleteFrom('account').where('id', '=', bruno.id).execute()
  expect(await db.selectFrom('seenRelease').selectAll().execute()).toEqual([])
})
