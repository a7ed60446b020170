import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const sources = { signs: () => 3, version: () => 7, backups: async () => [] }
const mails = { queue: 'mail', waiting: 2, oldestSeconds: 61.5, parked: 1 }

test('the queues are read once for each answer, and queues that became empty are left out', async () => {
  let states = [mails]
  let reads = 0
  const { text } = createMetrics({
    ...sources,
    queues: async () => {
      reads += 1
      return states
    },
  })
  const lines = (await text()).split('\n')
  for (const line of [
    'jobs_waiting{queue="mail"} 2',
    'jobs_oldest_waiting_seconds{queue="mail"} 61.5',
    'jobs_parked{queue="mail"} 1',
    'database_up 1',
  ])
    expect(lines).toContain(line)
  states = []
  expect(await text()).not.toContain('queue="mail"')
  expect(reads).toBe(2)
})

test('while the database is away, the metrics say so and the others are there', async () => {
  const { text } = createMetrics({ ...sources, queues: () => Promise.reject(new Error('away')) })
  const lines = (await text()).split('\n')
  expect(lines).toContain('database_up 0')
  expect(lines).toContain('signs_published 3')
})

test('backups are measured by kind: the age of the newest, and whether the last one failed', async () => {
  const createdAt = new Date(Date.now() - 3_600_000)
  const { text } = createMetrics({
    ...sources,
    queues: async () => [],
    backups: async () => [
      { kind: 'automatic', createdAt, failedAt: null, failure: null },
      { kind: 'remote', createdAt: null, failedAt: new Date(), failure: 'storage.full' },
    ],
  })
  const metrics = await text()
  expect(metrics).toMatch(/^backup_age_seconds\{kind="automatic"\} 36\d\d/m)
  const lines = metrics.split('\n')
  for (const line of [
    'backup_age_seconds{kind="remote"} -1',
    'backup_failed{kind="automatic"} 0',
    'backup_failed{kind="remote"} 1',
  ])
    expect(lines).toContain(line)
})
