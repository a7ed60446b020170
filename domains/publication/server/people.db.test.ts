import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { listPublicPeople } from '#domains/accounts/server/public-people.queries.ts'
import { someChoices } from '#domains/consent/consent.fixture.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { insertAccount } from '#tests/rows.ts'
import { openPublishedDictionary } from './open-published-dictionary.ts'
import { insertDictionary, publish } from './publish.fixture.ts'

const database = await useDatabase()
const { db } = database
const at = new Date('2026-11-21T12:00:00Z')
beforeEach(() => insertDictionary(db))

interface Facts {
  socialName?: string
  lastName?: string
  deleted?: boolean
  afterDeletion?: 1 | 2
}

async function insertPerson(name: string, { deleted, afterDeletion, ...names }: Facts = {}): Promise<number> {
  const id = await insertAccount(db, { name, ...names, deletedAt: deleted ? at : null })
  if (afterDeletion)
    await db
      .insertInto('consent')
      .values({ accountId: id, ...someChoices({ afterDeletion }), changedAt: at })
      .execute()
  return id
}

test('people are shown by display name; a deleted member who asked for it is shown as a former member [D29] [CON-07]', async () => {
  const bruno = await insertPerson('Bruno', { lastName: 'Albuquerque' })
  const carla = await insertPerson('Carla', { socialName: 'Carlinha', afterDeletion: 1 })
  const frieda = await insertPerson('Frieda', { deleted: true, afterDeletion: 2 })
  const grace = await insertPerson('Grace', { deleted: true, afterDeletion: 1 })
  expect(
    Object.fromEntries(await listPublicPeople(db, [bruno, carla, frieda, grace, null, 999_999])),
  ).toMatchObject({
    [bruno]: { name: 'Bruno', lastName: 'Albuquerque' },
    [carla]: { name: 'Carlinha' },
    [frieda]: { name: 'Frieda' },
    [grace]: 'former',
  })
})

test('a sign shows the current names of its people, also after a new name or a deletion [D29]', async () => {
  const author = await insertPerson('Bruno', { afterDeletion: 1 })
  const approver = await insertPerson('Carla')
  const id = await inTransaction(db, (tx) => publish(tx, 'CASA'))
  await db
    .updateTable('sign')
    .set({ authorId: author, publisherId: author, approverId: approver })
    .where('id', '=', id)
    .execute()
  const dictionary = await openPublishedDictionary({ database })
  onTestFinished(() => dictionary.close())
  const people = async () => (await dictionary.findSign(id))?.people
  expect(await people()).toMatchObject({
    author: { name: 'Bruno' },
    publisher: { name: 'Bruno' },
    approver: { name: 'Carla' },
  })

  const change = (facts: { socialName?: string; deletedAt?: Date }) =>
    inTransaction(db, async (tx) => {
      await tx.updateTable('account').set(facts).where('id', '=', author).execute()
      await recordChange(tx, 'person', [author])
    })
  await change({ socialName: 'Bru' })
  expect((await people())?.author).toEqual({ name: 'Bru' })

  await change({ deletedAt: at })
  expect(await people()).toMatchObject({ author: 'former', publisher: 'former', approver: { name: 'Carla' } })
})

test('a public document contains no name of a person', async () => {
  await insertPerson('Bruno')
  await inTransaction(db, (tx) => publish(tx, 'CASA'))
  const { document } = await db.selectFrom('publishedSign').select('document').executeTakeFirstOrThrow()
  expect(JSON.stringify(document)).not.toContain('Bruno')
})
