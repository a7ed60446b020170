import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  identifyAccount,
  recordRefusal,
  recordSecurityEvent,
  securityEvents,
  withSecurityContext,
} from './security-log.ts'

const sources = globSync('{api,app,domains,platform}/**/*.{ts,tsx}', {
  exclude: (file) => /\.(test|fixture)\.tsx?$/.test(file),
}).map((file) => readFileSync(file, 'utf8'))
const events = Object.keys(securityEvents).sort()

test('the inventory of docs/security.md contains exactly the events that the program records', () => {
  const inventory = readFileSync('docs/security.md', 'utf8').split('## Security events')[1]?.split('\n## ')[0]
  const documented = [...(inventory ?? '').matchAll(/^\| `([\w.]+)` \|/gm)].map(([, event]) => event)
  expect(documented.sort()).toEqual(events)
  const recorded = sources.flatMap((source) =>
    [...source.matchAll(/recordSecurityEvent\(\s*'([\w.]+)'/g)].map(([, event]) => event),
  )
  expect([...new Set(recorded)].sort()).toEqual(events)
})

/** Runs work as a request, and returns what it logs. */
async function logOf(work: () => void | Promise<void>, hashSender = async () => 'hash of the sender') {
  const lines: object[] = []
  const log = {
    info: (fields: object) => void lines.push({ level: 'info', ...fields }),
    warn: (fields: object) => void lines.push({ level: 'warn', ...fields }),
  } as Parameters<typeof withSecurityContext>[0]['log']
  await withSecurityContext({ log, hashSender, accountId: null }, async () => work())
  await new Promise(setImmediate)
  return lines
}

test('an event is logged with the sender and the account of its request', async () => {
  const lines = await logOf(async () => {
    identifyAccount(7)
    await new Promise(setImmediate)
    recordSecurityEvent('password.wrong', { account: 7 })
  })
  expect(lines).toEqual([
    { level: 'warn', security: 'password.wrong', by: 7, account: 7, sender: 'hash of the sender' },
  ])
})

test('an event is logged even if the sender cannot be hashed, because the database is away', async () => {
  const lines = await logOf(
    () => recordSecurityEvent('signIn.failed', { account: null }),
    () => Promise.reject(new Error('away')),
  )
  expect(lines).toMatchObject([{ security: 'signIn.failed', sender: null }])
})

test('refusals by policy are events; other errors and visitors without rights are not', async () => {
  const lines = await logOf(() => {
    for (const code of ['account.adminsOnly', 'request.crossSite', 'account.tokenInvalid'] as const)
      recordRefusal(code)
    for (const code of ['sign.notFound', 'value.required', 'account.required', 'server.error'] as const)
      recordRefusal(code)
  })
  expect(lines).toMatchObject([
    { security: 'access.refused', reason: 'account.adminsOnly' },
    { security: 'access.refused', reason: 'request.crossSite' },
    { security: 'access.refused', reason: 'account.tokenInvalid' },
  ])
})

test('outside a request nothing is logged', () => {
  expect(() => recordSecurityEvent('limit.reached', { limit: 'x' })).not.toThrow()
})
