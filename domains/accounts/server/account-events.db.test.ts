import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { type SecurityContext, withSecurityContext } from '#platform/log/security-log.ts'
import { useDatabase } from '#tests/database.ts'
import { recordEvents } from './account-events.ts'
import { createPerson, now } from './person.fixture.ts'

const { db } = await useDatabase()
let lines: object[]
let id: number
beforeEach(async () => {
  lines = []
  id = (await createPerson(db, { name: 'Bruno' })).account.id
})

/** Runs work as a request of the person. */
async function asRequest(work: () => Promise<void>) {
  const log = { info: (fields: object) => void lines.push(fields) } as unknown as SecurityContext['log']
  await withSecurityContext({ log, hashSender: async () => 'hash', accountId: id }, work)
  await new Promise(setImmediate)
}

test('changes of passwords, addresses and rights are logged after their commit [ACC-11]', async () => {
  await asRequest(() =>
    inTransaction(db, async (tx) => {
      await recordEvents(tx, { accountId: id, by: id, at: now }, ['password-changed', 'approver-taken'])
      expect(lines).toEqual([])
    }),
  )
  expect(lines).toEqual([
    { security: 'account.changed', by: id, account: id, change: 'password-changed', sender: 'hash' },
    { security: 'account.changed', by: id, account: id, change: 'approver-taken', sender: 'hash' },
  ])
})

test('a change that is rolled back is not logged', async () => {
  const failing = inTransaction(db, async (tx) => {
    await recordEvents(tx, { accountId: id, by: id, at: now }, ['made-admin'])
    throw new Error('broken')
  })
  await asRequest(() => expect(failing).rejects.toThrow('broken'))
  expect(lines).toEqual([])
})
