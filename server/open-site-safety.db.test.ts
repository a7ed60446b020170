import type { HttpBindings } from '@hono/node-server'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { castEmail, castPassword } from '#seeds/cast-people.ts'
import { eventually } from '#tests/eventually.ts'
import { bearer, cookieOf, read, type Site, sent, useSites } from './open-site.fixture.ts'

const { database, db, logged, open, ask, login, plain, https } = await useSites()

describe('while the database is away', () => {
  let error: Error | null = null
  const away = database.db.withPlugin({
    transformQuery({ node }) {
      if (error) throw error
      return node
    },
    transformResult: async ({ result }) => result,
  })
  let site: Site
  beforeAll(async () => {
    site = await open({}, { db: away })
  })
  afterEach(() => {
    error = null
  })
  const failures = [
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
    Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
    new Error('Connection terminated unexpectedly'),
  ]

  test.each(failures)(
    'a public page is answered as to a visitor, and the cookie stays: %s',
    async (failure) => {
      const cookie = sent(cookieOf(await login(undefined, { site })))
      error = failure
      const page = await ask('/pt/about', { headers: cookie, site })
      expect([page.status, await page.text()]).toEqual([200, '/pt/about for a visitor, perhaps'])
      expect(page.headers.getSetCookie()).toEqual([])
      expect(page.headers.get('cache-control')).toBe('no-store')
      error = null
      expect(await (await ask('/pt/about', { headers: cookie, site })).text()).toBe('/pt/about for Bruno')
    },
  )

  test.each(failures)('the API answers 503 with the time to wait and all policies: %s', async (failure) => {
    error = failure
    for (const answer of [
      await login(undefined, { site }),
      await ask('/api/me-sign', { headers: bearer('x'), site }),
    ]) {
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ code: 'server.busy' })
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'retry-after': '2',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=(self), microphone=()'),
      })
    }
  })
})

test.each([
  '/api/languages',
  '/api/none',
  '/media/none.mp4',
  '/symbols/none.svg',
  '/hands/1/none.svg',
  '/share-pictures/0.png',
  '/site-icons/7-16.png',
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
])('%s has a content security policy that runs nothing', async (path) => {
  const policy = (await ask(path)).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
})

test('mails and metrics are shown to this machine only without a public URL and without proxies', async () => {
  const here = { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } }
  const askFromHere = ({ fetch }: Site, path: string) =>
    fetch(
      new Request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000' } }),
      here as HttpBindings,
    )
  expect(await (await askFromHere(plain(), '/dev/mail')).text()).toContain('<h1>')
  expect((await askFromHere(plain(), '/metrics')).status).toBe(200)
  for (const site of [https(), await open({ TRUSTED_PROXIES: '1' })]) {
    expect(await (await askFromHere(site, '/dev/mail')).text()).toBe('/dev/mail for a visitor')
    expect((await askFromHere(site, '/metrics')).status).toBe(403)
  }
})

test('https binds browsers for a year with all subdomains, or without them where the setting leaves them out', async () => {
  const withoutSubdomains = await open({ PUBLIC_URL: 'https://signs.example', HSTS_SUBDOMAINS: '0' })
  const hsts = async (site: Site) => (await ask('/pt', { site })).headers.get('strict-transport-security')
  expect(await hsts(https())).toBe('max-age=31536000; includeSubDomains')
  expect(await hsts(withoutSubdomains)).toBe('max-age=31536000')
  expect(await hsts(plain())).toBeNull()
})

describe('security events in the log', () => {
  interface SecurityLine {
    security: string
    by: number | null
    account?: number | null
    sender: string | null
    reason?: string
    limit?: string
    change?: string
  }
  const events = (): SecurityLine[] =>
    logged.map((line) => JSON.parse(line)).filter(({ security }) => security !== undefined)
  const bruno = 2

  test('name a sign-in, a sign-out and a failed sign-in with the account and a hash of the sender [ACC-11]', async () => {
    const { data } = await read(login())
    await ask('/api/signbank/logout', { method: 'POST', headers: bearer(data.token) })
    await login({ email: castEmail('bruno'), password: 'a wrong secret' })
    await login({ email: 'nobody@signbank.example', password: 'a wrong secret' })
    await eventually(() => expect(events()).toHaveLength(4))
    const sender = expect.stringMatching(/^[\w-]{16}$/)
    expect(events()).toMatchObject([
      { security: 'session.opened', account: bruno, sender },
      { security: 'session.ended', by: bruno, sender },
      { security: 'signIn.failed', by: null, account: bruno, sender },
      { security: 'signIn.failed', by: null, account: null, sender },
    ])
  })

  test('name refusals by policy and limits that were reached [ACC-11]', async () => {
    await ask('/api/me-sign', { headers: bearer('made up') })
    await ask('/pt/login', { method: 'POST', headers: { origin: 'https://evil.example' } })
    for (let i = 0; i < 11; i++) await login({ email: castEmail('eeva'), password: 'x' })
    await eventually(() => expect(events()).toHaveLength(13))
    expect(events().slice(0, 2)).toMatchObject([
      { security: 'access.refused', reason: 'account.tokenInvalid' },
      { security: 'access.refused', reason: 'request.crossSite' },
    ])
    expect(events().at(-1)).toMatchObject({ security: 'limit.reached', limit: 'sign-in-pair' })
  })
})

test('the log contains no address, password or token [ACC-11]', async () => {
  const { data } = await read(login())
  await login({ email: castEmail('denes'), password: 'a wrong secret' })
  await ask('/api/me-sign', { headers: bearer(data.token) })
  await ask('/pt/login', { headers: { cookie: `session=${data.token}` } })
  await db.schema.alterTable('session').renameTo('session_away').execute()
  try {
    expect((await login()).status).toBe(500)
    expect((await ask('/api/me-sign', { headers: bearer(data.token) })).status).toBe(500)
    expect((await ask('/pt', { headers: { cookie: `session=${data.token}` } })).status).toBe(500)
  } finally {
    await db.schema.alterTable('session_away').renameTo('session').execute()
  }
  const lines = logged.join('\n')
  expect(lines).toContain('an API call failed')
  for (const secret of [data.token, 'signbank.example', castPassword, 'a wrong secret', 'argon2id'])
    expect(lines).not.toContain(secret)
})
