import { expect, test } from 'vitest'
import { metricSources } from './metric-sources.fixture.ts'
import { createMetrics } from './metrics.ts'

const sources = { ...metricSources, backups: async () => [], workers: () => [] }
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
  // Durations of jobs are those of the whole process.
  expect(await text()).not.toMatch(/^jobs_(waiting|oldest_waiting_seconds|parked)\{/m)
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

test('connections, workers, the search index and cached pages are measured', async () => {
  const lines = (await createMetrics(metricSources).text()).split('\n')
  for (const line of [
    'database_connections{state="in_use"} 3',
    'database_connections{state="idle"} 1',
    'database_connections{state="waiting"} 2',
    'database_connections_max 10',
    'search_index_texts 5',
    'search_index_words 9',
    'page_cache_bytes 1000',
    'worker_queues 1',
    'jobs_running{queue="mail"} 1',
    'worker_poll_age_seconds{queue="mail"} 2',
  ])
    expect(lines).toContain(line)
})

test('a request is counted by its route, method and class of status, also with a method that nobody knows', async () => {
  const { observe, text } = createMetrics(metricSources)
  for (const seconds of [0.0005, 0.05, 3])
    observe({ route: '/:locale/about', method: 'GET', status: 200 }, seconds)
  observe({ route: '/api/signs/:id', method: 'GET', status: 503 }, 0.01)
  observe({ route: '/api/signs/:id', method: 'ZEBRAFINCH', status: 405 }, 0.01)
  const lines = (await text()).split('\n').filter((line) => line.startsWith('http_request_seconds'))
  const about = 'kind="page",route="/:locale/about",method="GET",status="2xx"'
  for (const line of [
    `http_request_seconds_bucket{le="0.001",${about}} 1`,
    `http_request_seconds_bucket{le="0.06",${about}} 2`,
    `http_request_seconds_bucket{le="2",${about}} 2`,
    `http_request_seconds_bucket{le="+Inf",${about}} 3`,
    `http_request_seconds_sum{${about}} 3.0505`,
    `http_request_seconds_count{${about}} 3`,
    'http_request_seconds_count{kind="api",route="/api/signs/:id",method="GET",status="5xx"} 1',
    'http_request_seconds_count{kind="api",route="/api/signs/:id",method="other",status="4xx"} 1',
  ])
    expect(lines).toContain(line)
  expect(lines.join()).not.toContain('ZEBRAFINCH')
})
