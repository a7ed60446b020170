import { expect, test } from 'vitest'
import { countTogether } from '#platform/db/count-together.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import type { Account } from '../../account.ts'
import { findAccount } from '../../server/account.queries.ts'
import { noContributions } from '../../server/accounts-context.fixture.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { changeAccount } from './change-account.ts'
import { changeAccounts } from './change-accounts.ts'
import { awaitingCounts } from './count-awaiting.ts'
import { listChosenPeople } from './list-chosen-people.ts'

const { db } = await useDatabase()
const context = {
  db,
  now: () => now,
  mails: openMailQueue({ enqueue: async () => {} }),
  contributions: noContributions,
}
const ana = () => createPerson(db, { name: 'Ana', isAdmin: true })
const awaiting = (name: string, facts: Partial<Account> = {}) =>
  createPerson(db, { name, status: 'awaiting', ...facts })
const stateOf = async (id: number) => (await findAccount(db, id))?.status

test('thirty people are accepted together, each with an event and a mail [USR-03] [USR-06]', async () => {
  const admin = await ana()
  const people = []
  for (let number = 0; number < 30; number += 1) people.push(await awaiting(`Grace${number}`))
  const accountIds = people.map(({ account }) => account.id)
  const result = await changeAccounts(context, admin.actor, { change: 'accept', accountIds, reason: null })
  expect(result.refused).toEqual([])
  expect(result.changed).toEqual(people.map(({ account }) => account.name))
  for (const id of accountIds) expect(await stateOf(id)).toBe('approved')
  expect(await db.selectFrom('mail').select('kind').execute()).toHaveLength(30)
  expect(await countTogether(db, admin.actor, awaitingCounts)).toEqual({ all: 0, confirmed: 0 })
})

test('people who are rejected together read the reason in the mail, and the history shows it [USR-03]', async () => {
  const admin = await ana()
  const [denes, eeva] = [await awaiting('Dénes'), await awaiting('Eeva')]
  const accountIds = [denes.account.id, eeva.account.id]
  await changeAccounts(context, admin.actor, { change: 'reject', accountIds, reason: 'Not from here.' })
  expect(await db.selectFrom('mail').select(['kind', 'params']).execute()).toEqual(
    accountIds.map(() => ({ kind: 'account-rejected', params: { reason: 'Not from here.' } })),
  )
  expect(await db.selectFrom('accountEvent').select(['kind', 'reason']).execute()).toEqual(
    accountIds.map(() => ({ kind: 'rejected', reason: 'Not from here.' })),
  )
})

test('each refusal is named and does not prevent the others; what changed meanwhile stays [USR-06]', async () => {
  const admin = await ana()
  const other = await createPerson(db, { name: 'Carla', isAdmin: true })
  const [denes, eeva] = [await awaiting('Dénes'), await awaiting('Eeva')]
  await changeAccount(context, other.actor, {
    accountId: eeva.account.id,
    change: 'reject',
    seen: 'awaiting',
  })
  const accountIds = [eeva.account.id, admin.account.id, denes.account.id, 99_999]
  expect(await changeAccounts(context, admin.actor, { change: 'accept', accountIds, reason: null })).toEqual({
    changed: ['Dénes'],
    refused: [
      { name: 'Eeva', reason: 'account.wrongState' },
      { name: 'Ana', reason: 'account.ownState' },
      { name: '99999', reason: 'account.notFound' },
    ],
  })
  expect([await stateOf(eeva.account.id), await stateOf(denes.account.id)]).toEqual(['rejected', 'approved'])
})

test('only administrators decide together, see the chosen people and the number who wait [ROL-02] [USR-04]', async () => {
  const denes = await awaiting('Dénes', { emailVerifiedAt: null })
  const decision = { change: 'accept' as const, accountIds: [denes.account.id], reason: null }
  for (const actor of [cast.bruno, cast.carla, cast.eeva]) {
    await expect(changeAccounts(context, actor, decision)).rejects.toThrow('account.adminsOnly')
    await expect(listChosenPeople({ db }, actor, { ids: [1], locale: 'en' })).rejects.toThrow(
      'account.adminsOnly',
    )
    expect(await countTogether(db, actor, awaitingCounts)).toEqual({ all: null, confirmed: null })
  }
  const owing = { ...(await ana()).actor, hasPendingAcceptance: true }
  await expect(changeAccounts(context, owing, decision)).rejects.toThrow('account.owesAcceptance')
  expect(await countTogether(db, owing, awaitingCounts)).toEqual({ all: 1, confirmed: 0 })
  expect(await stateOf(denes.account.id)).toBe('awaiting')
})

test('the chosen people are shown in their order, unknown ids are left out [USR-03]', async () => {
  const admin = await ana()
  const [denes, eeva] = [await awaiting('Dénes'), await awaiting('Eeva')]
  const ids = [eeva.account.id, 99_999, denes.account.id]
  const people = await listChosenPeople({ db }, admin.actor, { ids, locale: 'en' })
  expect(people.map(({ displayName }) => displayName)).toEqual(['Eeva', 'Dénes'])
})
