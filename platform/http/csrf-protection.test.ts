import { pino } from 'pino'
import { expect, test } from 'vitest'
import { metricSources } from '#platform/metrics/metric-sources.fixture.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { createBaseSite } from './create-base-site.ts'
import { csrfProtection } from './csrf-protection.ts'

function open(publicUrl: string | null, options?: { acceptsBearer: boolean }) {
  let done = 0
  const metrics = createMetrics(metricSources)
  const log = pino({ level: 'silent' })
  const site = createBaseSite({
    log,
    metrics,
    hashSender: async () => '',
    metricsToken: undefined,
    isLocal: true,
    hstsSubdomains: true,
    findProblem: async () => null,
    secure: false,
  })
  site.use(csrfProtection(publicUrl, options))
  site.all('*', (c) => {
    done++
    return c.text('done')
  })
  const send = (headers: Record<string, string>, method = 'POST', type?: string) =>
    site.request('http://inside:3000/pt/contact', {
      method,
      headers: { ...(type !== undefined && { 'content-type': type }), ...headers },
    })
  return { send, done: () => done }
}

test.each([
  ['the page itself', null, { origin: 'http://inside:3000' }],
  ['the page itself, as the browser says', null, { 'sec-fetch-site': 'same-origin' }],
  ['the public address, behind a proxy', 'https://signs.example', { origin: 'https://signs.example' }],
])('a form from %s is taken', async (_from, publicUrl, headers) => {
  const { send, done } = open(publicUrl)
  expect((await send(headers, 'POST', 'application/x-www-form-urlencoded')).status).toBe(200)
  expect(done()).toBe(1)
})

test.each([
  ['another site', null, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, in an old browser', null, { origin: 'https://evil.example' }],
  ['a neighbour of the site', 'https://signs.example', { 'sec-fetch-site': 'same-site' }],
  ['the address inside, behind a proxy', 'https://signs.example', { origin: 'http://inside:3000' }],
  ['a page that hides where it is', null, { origin: 'null' }],
  ['nowhere', null, {}],
])(
  'a form from %s is refused with a sentence, and nothing is done [PUB-06]',
  async (_from, publicUrl, headers) => {
    const { send, done } = open(publicUrl)
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      '',
    ]) {
      const answer = await send({ ...headers, 'accept-language': 'de' }, 'POST', type)
      expect(answer.status, type).toBe(403)
      expect(answer.headers.get('content-language')).toBe('de')
      expect(await answer.text()).toContain('anderen Website')
    }
    expect(done()).toBe(0)
  },
)

const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

test('requests that read data and requests of programs are accepted', async () => {
  const { send } = open(null)
  expect((await send(elsewhere, 'GET')).status).toBe(200)
  expect((await send({}, 'POST', 'application/json')).status).toBe(200)
  expect((await send({ origin: 'http://inside:3000' }, 'PUT', 'application/json')).status).toBe(200)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'a page elsewhere sends no JSON in the name of a visitor, nor %s without a body',
  async (method) => {
    const { send, done } = open('https://signs.example')
    for (const type of ['application/json', 'application/octet-stream', undefined])
      for (const headers of [
        elsewhere,
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'same-site', origin: 'https://other.signs.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ])
        expect((await send({ cookie: 'session=x', ...headers } as never, method, type)).status).toBe(403)
    expect(done()).toBe(0)
  },
)

test('requests with a bearer token are accepted from every origin by the API', async () => {
  const { send } = open(null, { acceptsBearer: true })
  const token = { ...elsewhere, authorization: 'Bearer x' }
  expect((await send(token, 'POST', 'application/json')).status).toBe(200)
  expect((await send({ authorization: 'Bearer x' }, 'POST', undefined)).status).toBe(200)
  expect((await send({ ...elsewhere, authorization: 'Basic eDp5' }, 'POST', 'application/json')).status).toBe(
    403,
  )
})

test('a bearer token does not excuse a form of another site', async () => {
  const { send, done } = open(null)
  for (const type of ['application/x-www-form-urlencoded', 'application/json', undefined])
    for (const authorization of ['Bearer x', 'Bearer', 'bearer  '])
      expect((await send({ ...elsewhere, authorization }, 'POST', type)).status).toBe(403)
  expect(done()).toBe(0)
})

test('a request without body from a program is accepted', async () => {
  expect((await open(null).send({}, 'POST', undefined)).status).toBe(200)
})
