import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { HttpBindings } from '@hono/node-server'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { AppError } from '#platform/errors/app-error.ts'
import { metricSources } from '#platform/metrics/metric-sources.fixture.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { createBaseSite } from './create-base-site.ts'
import { createCachingListener } from './create-caching-listener.ts'
import { newNonce } from './nonce.ts'
import { PageCache } from './page-cache.ts'

const log = pino({ level: 'silent' })
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const pageRouteOf = (path: string) => path.replace('/pt', '/:locale')

/** A site whose pages contain the number of renderings so far. */
function setup({ metricsToken = undefined as string | undefined, isLocal = true } = {}) {
  let rendered = 0
  let version = 1
  const metrics = createMetrics({ ...metricSources, version: () => version })
  const site = createBaseSite({
    log,
    metrics,
    hashSender: async () => '',
    metricsToken,
    isLocal,
    hstsSubdomains: true,
    findProblem: async () => (version > 1 ? 'storage is full' : null),
    pageRouteOf,
    secure: true,
  })
  site.get('/boom', () => {
    throw new Error('a secret')
  })
  site.get('/gone', () => {
    throw new AppError('media.notFound')
  })
  site.get('/long.json', (c) => c.json({ text: 'a'.repeat(5000) }))
  site.all('*', (c) => {
    rendered++
    c.header('content-security-policy', `script-src 'nonce-${c.env.nonce}'`)
    if (c.req.path.endsWith('/missing')) return c.html(`no ${c.env.nonce}`, 404)
    return c.html(`<p nonce="${c.env.nonce}">${rendered} of ${c.req.method}</p>${'.'.repeat(2000)}`)
  })
  const cache = new PageCache({ version: () => version })
  const cachingListener = createCachingListener({
    site,
    cache,
    metrics,
    log: { error: () => {} },
    pageRouteOf,
  })
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', host = 'signs.example') =>
    cachingListener.fetch(new Request(`http://${host}${path}`, { headers, method }))
  /** A request whose other end of the connection is this machine. */
  const askFromHere = (path: string) =>
    cachingListener.fetch(new Request(`http://localhost${path}`, { headers: { host: 'localhost:3000' } }), {
      incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } },
    } as HttpBindings)
  return {
    listener: cachingListener.listener,
    ask,
    askFromHere,
    metrics,
    renderings: () => rendered,
    change: () => version++,
  }
}

const nonceOf = async (answer: Response) => /nonce="(.*?)"/.exec(await answer.clone().text())?.[1]

describe('pages', () => {
  test('are rendered once for many visitors, each with a different nonce and request id', async () => {
    const { ask, renderings } = setup()
    const responses = [await ask('/pt'), await ask('/pt'), await ask('/pt')]
    expect(renderings()).toBe(1)
    const nonces = await Promise.all(responses.map(nonceOf))
    expect(new Set(nonces).size).toBe(3)
    expect(new Set(responses.map((response) => response.headers.get('x-request-id'))).size).toBe(3)
    const policies = responses.map((response) => response.headers.get('content-security-policy'))
    expect(policies).toEqual(nonces.map((nonce) => `script-src 'nonce-${nonce}'`))
  })

  test('are rendered again as soon as the dictionary has changed', async () => {
    const { ask, renderings, change } = setup()
    await ask('/pt')
    change()
    expect(await (await ask('/pt')).text()).toContain('2 of GET')
    expect(renderings()).toBe(2)
  })

  test('are rendered for each visitor if they are errors, have a session, another method or no locale', async () => {
    const { ask, renderings } = setup()
    for (const again of [1, 2]) {
      expect((await ask('/pt/missing')).status).toBe(404)
      await ask('/pt', { cookie: 'session=t' })
      await ask('/pt', {}, 'POST')
      await ask('/')
      expect(renderings()).toBe(4 * again)
    }
  })

  test('never contain the placeholder of the nonce, not even with an error', async () => {
    const { ask } = setup()
    const [first, second] = [await ask('/pt/missing'), await ask('/pt/missing')]
    expect(await first.text()).not.toBe(await second.text())
  })

  test('are shared between hosts, because they contain none', async () => {
    const { ask, renderings } = setup()
    await ask('/pt')
    await ask('/pt', {}, 'GET', 'evil.example')
    expect(renderings()).toBe(1)
  })

  test('are compressed for clients that accept gzip, from the cache too', async () => {
    const { ask } = setup()
    for (const _again of [1, 2]) {
      const answer = await ask('/pt', { 'accept-encoding': 'br, gzip' })
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      expect(gunzipSync(await answer.arrayBuffer()).toString()).toContain('1 of GET')
    }
  })

  test('are sent over a socket without the site when they are cached', async () => {
    const { listener, metrics, renderings } = setup()
    const server = createServer(listener).listen(0, '127.0.0.1')
    closing.push(() => server.close().closeAllConnections())
    await new Promise((listening) => server.once('listening', listening))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pt?a=1`
    const first = await fetch(address)
    const second = await fetch(address)
    expect(renderings()).toBe(1)
    expect(await nonceOf(first)).not.toBe(await nonceOf(second))
    const named = (answer: Response) => [...answer.headers.keys()].sort()
    expect(named(second)).toEqual(named(first))
    expect(await metrics.text()).toMatch(
      /http_request_seconds_count\{kind="page",route="\/:locale",method="GET",status="2xx"\} 2/,
    )
  })
})

describe('everything else', () => {
  test('is compressed', async () => {
    const answer = await setup().ask('/long.json', { 'accept-encoding': 'gzip' })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(JSON.parse(gunzipSync(await answer.arrayBuffer()).toString()).text).toHaveLength(5000)
  })

  test('has the secure headers', async () => {
    const { headers } = await setup().ask('/healthz')
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('fails with a message in the visitor’s language and without the cause', async () => {
    const { ask } = setup()
    const failed = await ask('/boom', { 'accept-language': 'de' })
    expect(failed.status).toBe(500)
    expect(failed.headers.get('content-language')).toBe('de')
    expect(await failed.text()).not.toContain('secret')
    expect((await ask('/gone')).status).toBe(404)
  })

  test('includes metrics only for this machine or with the token', async () => {
    const token = 'a-token-of-some-length'
    const { ask } = setup({ metricsToken: token })
    expect((await ask('/metrics', { authorization: `Bearer ${token}` })).status).toBe(200)
    expect(
      (await ask('/metrics', { authorization: 'Bearer another-token-of-len', 'x-forwarded-for': '1.2.3.4' }))
        .status,
    ).toBe(403)
  })

  test('includes metrics without the token only where there is neither a public URL nor a proxy', async () => {
    expect((await setup().askFromHere('/metrics')).status).toBe(200)
    expect((await setup({ isLocal: false }).askFromHere('/metrics')).status).toBe(403)
  })

  test('includes separate checks of health and readiness', async () => {
    const { ask, change } = setup()
    expect((await ask('/healthz')).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(200)
    change()
    const problem = await ask('/readyz')
    expect([problem.status, await problem.text()]).toEqual([503, 'not ready: storage is full'])
    expect((await ask('/healthz')).status).toBe(200)
  })
})

test('nonces have 22 characters and are never repeated', () => {
  const nonces = Array.from({ length: 2000 }, newNonce)
  expect(new Set(nonces).size).toBe(2000)
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{22}$/)
})
