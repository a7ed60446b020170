import { beforeEach, expect, test } from 'vitest'
import { someChoices } from '#domains/consent/consent.fixture.ts'
import { storeConsent } from '#domains/consent/server/consent.queries.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { createPerson } from '../../server/person.fixture.ts'
import { listLatestPeople } from './list-latest-people.ts'

const { db } = await useDatabase()
const names = ['Ana', 'Bruno', 'Carla', 'Dénes', 'Eeva', 'Frieda'] as const

beforeEach(async () => {
  for (const [at, name] of names.entries())
    await createPerson(db, {
      id: at + 1,
      name,
      email: `${at}@signbank.example`,
      registeredAt: new Date(at * 1_000),
      ...(name === 'Dénes' && { status: 'awaiting' }),
      ...(name === 'Eeva' && { status: 'rejected' }),
      ...(name === 'Frieda' && { deletedAt: new Date(9_000) }),
    })
})

const shownTo = async (viewer: (typeof cast)[keyof typeof cast]) =>
  (await listLatestPeople({ db }, viewer, { locale: 'en', institutions: [] }))
    .map(({ displayName }) => displayName)
    .join(' ')

test('administrators see the last five registrations in any state, members the accepted people, others nobody [USR-04]', async () => {
  expect(await shownTo(cast.ana)).toBe('Frieda Eeva Dénes Carla Bruno')
  expect(await shownTo(cast.bruno)).toBe('Carla Bruno Ana')
  expect(await shownTo(cast.denes)).toBe('')
  expect(await shownTo(cast.eeva)).toBe('')
})

test('each person contains only the data that they share [USR-04] [CON-07]', async () => {
  const choices = someChoices({ sharesGeneralData: false, emailVisibility: 3 })
  await inTransaction(db, (tx) => storeConsent(tx, cast.carla.id, choices, new Date()))
  const [carla, , ana] = await listLatestPeople({ db }, cast.bruno, { locale: 'en', institutions: [] })
  expect(carla).toMatchObject({ general: null, email: '2@signbank.example', details: null })
  expect(ana).toMatchObject({ email: null, details: null })
})
