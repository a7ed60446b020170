import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { createFormGuard, type FormGuard, type FormLimit } from './form-guard.ts'

const database = await useDatabase()
let now = new Date('2026-11-21T12:00:00Z')
const gateOf = () => createFormGuard({ database, now: () => now })
let gate: FormGuard
beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z')
  gate = gateOf()
})

let used = 0
/** Limits that no other test uses. */
const limits = (): [FormLimit, FormLimit] => {
  used++
  return [
    { name: `sender-${used}`, scope: 'sender', points: 2, seconds: 60 },
    { name: `all-${used}`, scope: 'everyone', points: 4, seconds: 600 },
  ]
}

const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error,
  )

test('a form token of one process is valid in another, because they share a secret [PUB-06]', async () => {
  const token = await gate.issueToken()
  now = new Date(now.getTime() + 10_000)
  expect(await gateOf().verifyToken(token)).toBe(await gate.verifyToken(token))
  const { rows } = await sql<{ value: string }>`select value from installation_secret`.execute(database.db)
  expect(rows).toHaveLength(1)
})

test('processes that start at the same time use the same secret', async () => {
  const tokens = await Promise.all([gateOf(), gateOf(), gateOf()].map((one) => one.issueToken()))
  now = new Date(now.getTime() + 10_000)
  for (const token of tokens) await expect(gateOf().verifyToken(token)).resolves.toHaveLength(22)
})

test('a sender above the limit must wait, and others need not [PUB-06]', async () => {
  const both = limits()
  await gate.consume(both, '203.0.113.7')
  await gate.consume(both, '203.0.113.7')
  const refused = await refusal(gate.consume(both, '203.0.113.7'))
  expect(refused).toMatchObject({ code: 'form.tooMany', status: 429 })
  expect(refused.params.seconds).toBeGreaterThan(50)
  expect(refused.params.seconds).toBeLessThanOrEqual(60)
  expect(refused.params.minutes).toBe(1)
  await gate.consume(both, '203.0.113.8')
})

test('several actions at once count as many [D36]', async () => {
  const [limit] = limits()
  expect(await refusal(gate.consume([limit], '203.0.113.9', undefined, 3))).toMatchObject({
    code: 'form.tooMany',
  })
  await gate.consume([limit], '203.0.113.10', undefined, 2)
  expect(await refusal(gate.consume([limit], '203.0.113.10'))).toMatchObject({ code: 'form.tooMany' })
})

test('all IPv6 addresses of one network count as one sender', async () => {
  const both = limits()
  await gate.consume(both, '2001:db8:1:2::1')
  await gate.consume(both, '2001:db8:1:2::2')
  expect(await refusal(gate.consume(both, '2001:db8:1:2:ffff::3'))).toHaveProperty('code', 'form.tooMany')
  await gate.consume(both, '2001:db8:1:3::1')
})

test('a limit for all senders together applies, and rejected actions do not count against it', async () => {
  const both = limits()
  for (const _again of [1, 2, 3, 4, 5]) await refusal(gate.consume(both, '203.0.113.7'))
  await gate.consume(both, '203.0.113.8')
  await gate.consume(both, '203.0.113.9')
  const refused = await refusal(gate.consume(both, '203.0.113.10'))
  expect(refused.params.seconds).toBeGreaterThan(500)
})

test.runIf(database.engine === 'server')('the count holds across processes [PUB-06]', async () => {
  const both = limits()
  await gate.consume(both, '203.0.113.7')
  await gateOf().consume(both, '203.0.113.7')
  expect(await refusal(gateOf().consume(both, '203.0.113.7'))).toHaveProperty('code', 'form.tooMany')
})

test.runIf(database.engine === 'server')('no address stands in the counters', async () => {
  await gate.consume(limits(), '203.0.113.7')
  const { rows } = await sql<{ key: string }>`select key from rate_limit`.execute(database.db)
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).not.toMatch(/203|113/)
})

test('actions on an account are counted together, whatever the address of the sender [ACC-11]', async () => {
  const perAccount = [{ name: `account-${++used}`, scope: 'account', points: 2, seconds: 60 }] as const
  await gate.consume(perAccount, '203.0.113.7', 'Bruno@signbank.example')
  await gate.consume(perAccount, '203.0.113.8', 'bruno@signbank.example')
  expect(await refusal(gate.consume(perAccount, '203.0.113.9', 'bruno@signbank.example'))).toHaveProperty(
    'code',
    'form.tooMany',
  )
  await gate.consume(perAccount, '203.0.113.9', 'carla@signbank.example')
})
