import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { listPublicPeople } from '#domains/accounts/index.ts'
import { someChoices } from '#domains/consent/consent.fixture.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
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

async function aPerson(name: string, { deleted, afterDeletion, ...names }: Facts = {}): Promise<number> {
  const email = `${name.toLowerCase()}@signbank.example`
  const { id } = await db
    .insertInto('account')
    .values({ email, name, ...names, deletedAt: deleted ? at : null })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (afterDeletion)
    await db
      .insertInto('consent')
      .values({ accountId: id, ...someChoices({ afterDeletion }), changedAt: at })
      .execute()
  return id
}

test('people appear by display name; who is deleted and hidden by their own wish, as a former member [D29] [CON-07]', async () => {
  const bruno = await aPerson('Bruno', { lastName: 'Albuquerque' })
  const carla = await aPerson('Carla', { socialName: 'Carlinha', afterDeletion: 1 })
  const frieda = await aPerson('Frieda', { deleted: true, afterDeletion: 2 })
  const grace = await aPerson('Grace', { deleted: true, afterDeletion: 1 })
  expect(
    Object.fromEntries(await listPublicPeople(db, [bruno, carla, frieda, grace, null, 999_999])),
  ).toEqual({
    [bruno]: { name: 'Bruno Albuquerque' },
    [carla]: { name: 'Carlinha' },
    [frieda]: { name: 'Frieda' },
    [grace]: 'former',
  })
})

test('a sign names its people as they are called now: a new name and a deletion show with the change [D29]', async () => {
  const author = await aPerson('Bruno', { afterDeletion: 1 })
  const approver = await aPerson('Carla')
  const id = await inTransaction(db, (tx) => publish(tx, 'CASA'))
  await db
    .updateTable('sign')
    .set({ authorId: author, publisherId: author, approverId: approver })
    .where('id', '=', id)
    .execute()
  const dictionary = await openPublishedDictionary({ database })
  onTestFinished(() => dictionary.close())
  const people = async () => (await dictionary.findSign(id))?.people
  expect(await people()).toEqual({
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
  await dictionary.refresh()
  expect((await people())?.author).toEqual({ name: 'Bru' })

  await change({ deletedAt: at })
  await dictionary.refresh()
  expect(await people()).toEqual({ author: 'former', publisher: 'former', approver: { name: 'Carla' } })
})

test('no name of a person stands in a public document', async () => {
  await aPerson('Bruno')
  await inTransaction(db, (tx) => publish(tx, 'CASA'))
  const { document } = await db.selectFrom('publishedSign').select('document').executeTakeFirstOrThrow()
  expect(JSON.stringify(document)).not.toContain('Bruno')
})
