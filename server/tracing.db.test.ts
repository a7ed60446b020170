import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '#platform/config.ts'
import { queriesOn } from '#platform/db/open-database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openJobs } from '#platform/jobs/open-jobs.ts'
import { createLog } from '#platform/log/log.ts'
import { smtpTransport } from '#platform/mail/smtp-transport.ts'
import { s3Storage } from '#platform/storage/s3-storage.ts'
import { parseStorageUrl } from '#platform/storage/storage-url.ts'
import { startTracing } from '#platform/tracing/start-tracing.ts'
import { inSpan } from '#platform/tracing/tracing.ts'
import { measureUseCase } from '#platform/use-cases/measure-use-case.ts'
import { castEmail, castPassword } from '#seeds/cast-people.ts'
import { bearer, read, useSites } from './open-site.fixture.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code?: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}
interface Payload {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
}

/** A receiver of OTLP. */
const bodies: string[] = []
const receiver = createServer(async (request, response) => {
  if (request.url === '/v1/traces') bodies.push(await text(request))
  response.setHeader('content-type', 'application/json').end('{}')
}).listen(0, '127.0.0.1')
await new Promise((listening) => receiver.once('listening', listening))
afterAll(() => receiver.close().closeAllConnections())

const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
const { tracing } = loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
const { database, storage, ask, open } = await useSites()

/** All spans of some work, as the receiver got them. */
async function spansOf(work: () => Promise<unknown>): Promise<SentSpan[]> {
  bodies.length = 0
  const stop = await startTracing(tracing, () => {})
  try {
    await work()
  } finally {
    await stop()
  }
  return bodies.flatMap((body) =>
    (JSON.parse(body) as Payload).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
}

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`
const searched = 'wandering albatross'

test('a request is a trace with its statements, without anything of people, and continues the trace of a proxy', async () => {
  const lines: string[] = []
  let token = ''
  const spans = await spansOf(async () => {
    const db = queriesOn(database.pool)
    const site = await open({ TRUSTED_PROXIES: '127.0.0.1' }, { db, storage })
    const credentials = { email: castEmail('bruno'), password: castPassword }
    const path = '/api/signbank/login?platform=signbank'
    const from = { traceparent, 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Lapwing Browser' }
    const { data } = await read(ask(path, { method: 'POST', headers: from, body: credentials, site }))
    token = data.token
    await ask('/api/me-sign', { headers: { ...from, ...bearer(token) }, site })
    await ask(`/api/signs?q=${encodeURIComponent(searched)}`, { site })
    await ask('/zebrafinch/grebe?q=heron', { site })
    createLog('info', { write: (line: string) => void lines.push(line) }).info('outside')
    await inSpan({ name: 'work', kind: 'internal' }, async () => {
      createLog('info', { write: (line: string) => void lines.push(line) }).info('inside')
    })
  })
  const login = spans.find(({ name }) => name === 'POST /api/signbank/login')
  expect(login).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331', kind: 2 })
  expect(login?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  })
  const statements = spans.filter((span) => span.parentSpanId === login?.spanId && span.name === 'SELECT')
  const texts = statements.map(
    ({ attributes }) => attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue,
  )
  expect(texts.join('\n')).toMatch(/^select .*"email_folded" = \$1/m)
  expect(spans.map(({ name }) => name)).toContain('GET /api/signs')
  expect(spans.map(({ name }) => name)).toContain('GET *')

  const sent = bodies.join('\n').toLowerCase()
  const personal = [
    'albatross',
    'zebrafinch',
    'grebe',
    'heron',
    'lapwing',
    '203.0.113.77',
    'signbank.example',
  ]
  for (const one of [...personal, castEmail('bruno'), castPassword, token, 'bruno'])
    expect.soft(sent, one).not.toContain(one.toLowerCase())

  const [outside, inside] = lines.map((line) => JSON.parse(line))
  expect(outside).not.toHaveProperty('trace_id')
  expect(inside).toMatchObject({
    trace_id: spans.find(({ name }) => name === 'work')?.traceId,
    span_id: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
})

test('commands of S3 and mails have spans without keys and addresses', async () => {
  const { hostname: host, port } = new URL(endpoint)
  const spans = await spansOf(async () => {
    const s3 = parseStorageUrl(`s3://kingfisher:lapwing@${host}:${port}/grebe?tls=0`)
    if (s3) await s3Storage(s3).stat('zebrafinch.mp4')
    const from = { name: 'Heron', address: 'heron@signbank.example' }
    const to = { name: '', address: 'albatross@elsewhere.example' }
    const mail = { to, senderName: 'Heron', subject: 'a', text: 'b', html: 'c' }
    const transport = smtpTransport({ url: 'smtp://127.0.0.1:9', from })
    await expect(transport.send(mail)).rejects.toThrow()
  })
  expect(spans).toMatchObject([
    { name: 'S3 HeadObject', kind: 3 },
    { name: 'SMTP send', kind: 3, status: { code: 2 } },
  ])
  expect(bodies.join()).not.toMatch(/kingfisher|lapwing|grebe|zebrafinch|heron|albatross|example/i)
})

test('visitors cannot choose a trace where no proxy is in front', async () => {
  const spans = await spansOf(async () => {
    const site = await open({ PUBLIC_URL: 'https://signs.example' })
    await ask('/api/signs', { headers: { traceparent }, site })
  })
  expect(spans).toMatchObject([{ name: 'GET /api/signs' }])
  expect(spans[0]?.traceId).not.toBe(traceId)
})

test('a job belongs to the trace that queued it; a refusal is no failure, and an error is its code', async () => {
  const queue = 'tracing.greeting'
  const spans = await spansOf(async () => {
    const db = queriesOn(database.pool)
    const jobs = await openJobs({
      database: { ...database, db },
      log: createLog('silent'),
      queues: [{ name: queue }],
    })
    const received = Promise.withResolvers<object>()
    try {
      const greet = measureUseCase('birds.greet', async () =>
        inTransaction(db, (tx) => jobs.enqueue(tx, queue, { bird: 7 })),
      )
      await greet()
      await jobs.work(queue, async (data) => received.resolve(data))
      expect(await received.promise).toEqual({ bird: 7 })
    } finally {
      await jobs.close()
    }
    const broken = measureUseCase('birds.break', async () => {
      throw Object.assign(new Error('kingfisher'), { code: '23505' })
    })
    await expect(broken()).rejects.toThrow('kingfisher')
  })
  const greeting = spans.find(({ name }) => name === 'birds.greet')
  const job = spans.find(({ name }) => name === `job ${queue}`)
  expect(job).toMatchObject({ traceId: greeting?.traceId, parentSpanId: greeting?.spanId })
  const broken = spans.find(({ name }) => name === 'birds.break')
  expect(broken?.status.code).toBe(2)
  expect(broken?.attributes).toEqual([{ key: 'error.type', value: { stringValue: '23505' } }])
  expect(bodies.join()).not.toContain('kingfisher')
})
