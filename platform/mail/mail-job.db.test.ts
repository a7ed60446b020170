import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startJob } from '#platform/jobs/job-definition.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { openJobs } from '#platform/jobs/open-jobs.ts'
import { useDatabase } from '#tests/database.ts'
import { insertAccount } from '#tests/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { findMailState } from './mail.queries.ts'
import { giveUpAfterMs, mailJob, type WaitingMail } from './mail-job.ts'
import { openMailQueue } from './mail-queue.ts'
import { type Behaviour, startMailServer } from './mail-server.fixture.ts'
import { smtpTransport } from './smtp-transport.ts'

const database = await useDatabase()
const { db } = database
const day = new Date('2026-11-21T12:00:00Z')
let now = day
let logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })

beforeEach(() => {
  now = day
  logged = []
})
// In every test, the log must not contain an address.
afterEach(() => expect(logged.join('')).not.toMatch(/@|secret-of/))

/** Longer than any test: workers learn of jobs from notifications alone. */
const pollSeconds = 3_600
const openUnattended = () => openJobs({ database, log, queues: [mailJob.queue], pollSeconds })
const open = async (): Promise<Jobs> => {
  const jobs = await openUnattended()
  onTestFinished(() => jobs.close())
  return jobs
}

const compose = async ({ id, kind, accountId, params }: WaitingMail) => {
  if (params.obsolete) return null
  if (params.broken) throw new Error('this mail cannot be written')
  return {
    to: { name: 'Eeva', address: `account-${accountId}@signbank.example` },
    senderName: 'Sign bank',
    subject: kind,
    text: `secret-of-${id}`,
    html: `<p>secret-of-${id}</p>`,
  }
}

const workWith = async (jobs: Jobs, behaviour: Behaviour = {}) => {
  const server = await startMailServer(behaviour)
  const from = { name: '', address: 'signs@signbank.example' }
  const transport = smtpTransport({ url: server.url, from, idleTimeoutMs: pollSeconds * 1000 })
  await startJob(jobs, mailJob, { db, jobs, transport, compose, log, now: () => now })
  return server
}

let people = 0
const aPerson = () => insertAccount(db, { email: `eeva-${++people}@signbank.example`, name: 'Eeva' })

const queue = (jobs: Jobs, accountId: number, params: Record<string, string | number> = {}) =>
  inTransaction(db, (tx) =>
    openMailQueue(jobs).enqueue(tx, { kind: 'confirm-email', accountId, params }, day),
  )

const stateOf = async (accountId: number) => (await findMailState(db, accountId, 'confirm-email'))?.state
const rowOf = (id: number) => db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a mail queued in a transaction is sent after the commit, and its parameters are deleted [ACC-03]', async () => {
  const jobs = await open()
  const { taken } = await workWith(jobs)
  const eeva = await aPerson()
  expect(await findMailState(db, eeva, 'confirm-email')).toBeNull()
  const id = await queue(jobs, eeva, { linkId: 7 })
  await expect.poll(() => stateOf(eeva)).toBe('sent')
  expect(taken.map(({ recipients }) => recipients)).toEqual([[`account-${eeva}@signbank.example`]])
  const { params, ...row } = await rowOf(id)
  expect(params).toEqual({})
  expect(row).toMatchObject({ attempts: 1, failure: null, settledAt: day })
})

test('a transaction that is rolled back sends no mail', async () => {
  const jobs = await open()
  const { taken } = await workWith(jobs)
  const eeva = await aPerson()
  const rolledBack = inTransaction(db, async (tx) => {
    await openMailQueue(jobs).enqueue(tx, { kind: 'confirm-email', accountId: eeva }, day)
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await queue(jobs, await aPerson())
  await expect.poll(() => taken.length).toBe(1)
  expect(await stateOf(eeva)).toBeUndefined()
})

test('many mails are sent one after the other, each once', async () => {
  const jobs = await open()
  const { taken } = await workWith(jobs)
  const everybody = await Promise.all(Array.from({ length: 12 }, aPerson))
  for (const one of everybody) await queue(jobs, one)
  await expect.poll(() => taken.length).toBe(12)
  expect(new Set(taken.flatMap(({ recipients }) => recipients)).size).toBe(12)
})

test('a mail that the server rejects temporarily is retried and then sent [ACC-03]', async () => {
  const jobs = await open()
  const { begun, behaviour, taken } = await workWith(jobs, { rejectionCode: 451 })
  const eeva = await aPerson()
  const id = await queue(jobs, eeva)
  await expect.poll(begun).toBe(1)
  await expect
    .poll(() => rowOf(id))
    .toMatchObject({ state: 'waiting', attempts: 1, failure: 'EENVELOPE 451' })

  behaviour.rejectionCode = undefined
  await makeDue(id)
  await expect.poll(() => stateOf(eeva)).toBe('sent')
  expect(taken).toHaveLength(1)
})

test('a mail whose recipient is rejected permanently fails at once, for the page to show [ACC-03]', async () => {
  const jobs = await open()
  const { begun } = await workWith(jobs, { rejectionCode: 550 })
  const eeva = await aPerson()
  const id = await queue(jobs, eeva, { linkId: 7 })
  await expect.poll(() => stateOf(eeva)).toBe('failed')
  const { params, failure } = await rowOf(id)
  expect({ params, failure }).toEqual({ params: {}, failure: 'EENVELOPE 550' })
  expect(begun()).toBe(1)
})

test('a mail has failed after a day of attempts', async () => {
  const jobs = await open()
  await workWith(jobs, { rejectionCode: 451 })
  const eeva = await aPerson()
  now = new Date(day.getTime() + giveUpAfterMs)
  await queue(jobs, eeva)
  await expect.poll(() => stateOf(eeva)).toBe('failed')
})

test('an obsolete mail is not sent, and a mail that cannot be composed does not block the next', async () => {
  const jobs = await open()
  const { taken } = await workWith(jobs)
  const [eeva, denes, bruno] = [await aPerson(), await aPerson(), await aPerson()]
  await queue(jobs, eeva, { obsolete: 1 })
  const broken = await queue(jobs, denes, { broken: 1 })
  await queue(jobs, bruno)
  await expect.poll(() => stateOf(bruno)).toBe('sent')
  expect(await stateOf(eeva)).toBe('failed')
  expect(await rowOf(broken)).toMatchObject({ state: 'waiting', failure: 'not written' })
  expect(taken).toHaveLength(1)
})

test('waiting mails without a job, as after a restore, are sent once at the next start', async () => {
  const eeva = await aPerson()
  const lost = { kind: 'confirm-email', accountId: eeva, createdAt: day }
  await db.insertInto('mail').values(lost).execute()
  const jobs = await open()
  await queue(jobs, await aPerson())
  const { taken } = await workWith(jobs)
  await expect.poll(() => stateOf(eeva)).toBe('sent')
  await expect.poll(() => taken.length).toBe(2)
})

test('a mail interrupted by a stop is sent by the next process, and the stop does not wait for the server', async () => {
  const first = await openUnattended()
  const { begun } = await workWith(first, { hangs: true })
  const eeva = await aPerson()
  const id = await queue(first, eeva)
  await expect.poll(begun).toBe(1)
  await first.close()
  // The server never answers, so only the stop can have ended this attempt.
  await expect.poll(() => rowOf(id)).toMatchObject({ state: 'waiting', failure: 'stopped' })

  await makeDue(id)
  await workWith(await open())
  await expect.poll(() => stateOf(eeva)).toBe('sent')
})

test('a stop without work does not wait for the limit of running jobs', async () => {
  const jobs = await openUnattended()
  await workWith(jobs)
  // The limit is a timer, and this clock stands still.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await jobs.close()
})

test.runIf(database.engine === 'embedded')(
  'a mail that a killed process was at is sent by the next one',
  async () => {
    const jobs = await openUnattended()
    const id = await queue(jobs, await aPerson())
    await jobs.close()
    await sql`update pgboss.job set state = 'active', started_on = now() where data = ${JSON.stringify({ mailId: id })}::jsonb`.execute(
      db,
    )
    const next = await open()
    await makeDue(id)
    await workWith(next)
    await expect.poll(async () => (await rowOf(id)).state).toBe('sent')
  },
)

test.runIf(database.engine === 'server')('of two processes one sends each mail', async () => {
  const [first, second] = [await open(), await open()]
  const servers = [await workWith(first), await workWith(second)]
  const everybody = await Promise.all(Array.from({ length: 8 }, aPerson))
  for (const one of everybody) await queue(first, one)
  const recipients = () => servers.flatMap(({ taken }) => taken.flatMap((mail) => mail.recipients)).toSorted()
  await expect.poll(() => recipients().length).toBe(8)
  expect(new Set(recipients()).size).toBe(8)
})

test('queuing inside a transaction needs no second connection', async () => {
  const jobs = await open()
  const eeva = await aPerson()
  // The queues also use connections for their maintenance, at any time.
  const queuing = new AsyncLocalStorage<true>()
  let connections = 0
  const connect = database.pool.connect.bind(database.pool)
  const spy = vi.spyOn(database.pool, 'connect').mockImplementation(async () => {
    if (queuing.getStore()) connections += 1
    return connect()
  })
  onTestFinished(() => spy.mockRestore())
  await queuing.run(true, () => queue(jobs, eeva))
  expect(connections).toBe(1)
})

/** Makes the retry of a mail's job due now instead of after its delay. */
async function makeDue(mailId: number): Promise<void> {
  const data = JSON.stringify({ mailId })
  await expect
    .poll(async () => {
      const { numAffectedRows } =
        await sql`update pgboss.job set start_after = now() where data = ${data}::jsonb and state in ('created', 'retry')`.execute(
          db,
        )
      return numAffectedRows
    })
    .toBe(1n)
  await sql`select pg_notify('jobs', '')`.execute(db)
}
