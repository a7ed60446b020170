import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadConfig } from '#platform/config.ts'
import type { Database } from '#platform/db/open-database.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { loadCast } from '#seeds/cast.ts'
import { castEmail, castPassword } from '#seeds/cast-people.ts'
import { loadSeeds } from '#seeds/load-seeds.ts'
import { useDatabase } from '#tests/database.ts'
import type { PageHandler } from './app/create-page-handler.ts'
import { openSite } from './open-site.ts'

const database = await useDatabase({ reset: 'once' })
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'signbank-site-'))
const storage = fileSystemStorage(folder)
const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })

type Site = Awaited<ReturnType<typeof openSite>>
const opened: Site[] = []

/** The site with a page handler that responds with the path and the signed-in person. */
async function open(
  env: Record<string, string> = {},
  { db }: Pick<Database, 'db'> = database,
): Promise<Site> {
  const config = loadConfig({ DATA_DIR: folder, WORKER: '0', ...env })
  const handlePage: PageHandler = async (request, { session, isSessionUnknown }) =>
    new Response(
      `${new URL(request.url).pathname} for ${session?.account.name ?? 'a visitor'}${isSessionUnknown ? ', perhaps' : ''}`,
    )
  const site = await openSite({
    config,
    database: { ...database, db },
    storage,
    log,
    pages: () => handlePage,
  })
  opened.push(site)
  return site
}

let plain: Site
let https: Site
beforeAll(async () => {
  await loadSeeds({ db, storage })
  await loadCast(db)
  plain = await open()
  https = await open({ PUBLIC_URL: 'https://signs.example' })
})
afterAll(async () => {
  for (const { jobs, network, dictionary } of opened) {
    await jobs.close()
    await network.close()
    await dictionary.close()
  }
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  await db.deleteFrom('session').execute()
  await db.deleteFrom('rateLimit').execute()
  logged.length = 0
})

type Asked = { method?: string; headers?: Record<string, string>; body?: unknown; site?: Site }
const ask = (path: string, { method = 'GET', headers = {}, body, site = plain }: Asked = {}) =>
  site.fetch(
    new Request(`http://inside:3000${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  )
const login = (body: unknown = { email: castEmail('bruno'), password: castPassword }, more: Asked = {}) =>
  ask('/api/signbank/login?platform=signbank', { method: 'POST', body, ...more })
// biome-ignore lint/suspicious/noExplicitAny: tests read responses like any API client
const read = async (answer: Response | Promise<Response>): Promise<any> => (await answer).json()
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0] ?? ''
const sent = (cookie: string) => ({ cookie: cookie.split(';')[0] ?? '' })

describe('the endpoints login, me-sign and logout', () => {
  test('respond as specified: data.token, then user [API-01] [ACC-02]', async () => {
    const answer = await login()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { data } = await read(answer)
    expect(data.token).toMatch(/^[\w-]{43}$/)
    const me = await ask('/api/me-sign', { headers: bearer(data.token) })
    expect(me.headers.get('cache-control')).toBe('no-store')
    const { user } = await read(me)
    expect(user).toEqual(data.user)
    expect(user).toEqual({
      id: 2,
      name: 'Bruno',
      sign_last_name: 'Albuquerque',
      sign_social_name: null,
      display_name: 'Bruno Albuquerque',
      email: 'bruno@signbank.example',
      email_verified_at: '2026-11-01T12:00:00.000Z',
      hearing_status: 'interpreter',
      sign_first_language_id: expect.any(Number),
      profession_id: expect.any(Number),
      state: 'Santa Catarina',
      zip_code: '88010-400',
      sign_institution_id: expect.any(Number),
      linked_project: 'Corpus of everyday signing',
      photo: null,
      avatar: null,
      created_at: '2026-11-01T13:00:00.000Z',
      user_type_id: 2,
      profile_type: 'Publisher',
      sign_approver: false,
      sign_master: false,
      sign_status: 1,
      sign_privacy: {
        opc_1_1: true,
        opc_1_2: 2,
        opc_1_3: 3,
        opc_2_1: 2,
        opc_2_2: true,
        opc_2_3: true,
        opc_3: true,
        opc_4: true,
      },
      sign_accepted_term_id: expect.any(Number),
      sign_accepted_privacy_policy_id: expect.any(Number),
      sign_privacy_policy: { id: expect.any(Number), description: expect.stringContaining('<p>') },
      deleted_at: null,
    })
  })

  test.each([
    [
      'ana',
      { user_type_id: 1, profile_type: 'Admin', sign_master: true, sign_approver: true, sign_status: 1 },
    ],
    ['carla', { user_type_id: 2, profile_type: 'Approver', sign_approver: true, sign_master: false }],
    ['denes', { user_type_id: 2, profile_type: 'Publisher', sign_status: null, sign_institution_id: null }],
    ['eeva', { sign_status: 0 }],
  ] as const)('tell %s what they are [API-01]', async (name, facts) => {
    const { data } = await read(login({ email: castEmail(name), password: castPassword }))
    expect(data.user).toMatchObject(facts)
  })

  test('use one session for token and cookie: signing out by either ends both [ACC-02]', async () => {
    for (const way of ['bearer', 'cookie'] as const) {
      const answer = await login()
      const cookie = sent(cookieOf(answer))
      const token = bearer((await read(answer)).data.token)
      expect((await ask('/api/me-sign', { headers: cookie })).status).toBe(200)
      const out = await ask('/api/signbank/logout', {
        method: 'POST',
        headers: way === 'bearer' ? token : cookie,
      })
      expect(out.status).toBe(204)
      expect(cookieOf(out)).toMatch(/^session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)
      expect(await read(ask('/api/me-sign', { headers: token }))).toMatchObject({
        code: 'account.tokenInvalid',
      })
      expect(await read(ask('/api/me-sign', { headers: cookie }))).toMatchObject({ code: 'account.required' })
    }
    expect((await ask('/api/signbank/logout', { method: 'POST' })).status).toBe(204)
  })

  test('reject unauthenticated requests in the format of errors, in their language [ACC-02] [API-02]', async () => {
    const frieda = { email: castEmail('frieda'), password: castPassword }
    for (const body of [
      { email: 'nobody@school.example', password: castPassword },
      { ...frieda },
      { ...frieda, email: castEmail('ana'), password: 'x' },
    ]) {
      const answer = await login(body)
      expect(answer.status).toBe(401)
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(await read(answer)).toEqual({
        statusCode: 401,
        message: 'Email and/or password invalid.',
        code: 'account.wrongCredentials',
      })
    }
    expect((await read(login(frieda, { headers: { 'accept-language': 'de' } }))).message).not.toContain(
      'invalid',
    )
  })

  test.each([
    ['no body', '', [400]],
    ['nothing', null, [422]],
    ['no JSON', '{', [400]],
    ['a list', [], [422]],
    ['no password', { email: castEmail('bruno') }, [422]],
    ['a password that is a number', { email: castEmail('bruno'), password: 7 }, [422]],
    ['an address of two lines', { email: 'a@b.example\nBcc: x@y.example', password: 'x' }, [422]],
    ['too much', { email: castEmail('bruno'), password: 'x'.repeat(20_000) }, [413]],
    ['null bytes', { email: '\u0000', password: '\u0000' }, [422]],
    ['half a character', { email: '\ud800@school.example', password: '\ud800' }, [401]],
  ])('a sign-in with %s is refused and nobody is signed in', async (_what, body, statuses) => {
    const answer = await login(body)
    expect(statuses).toContain(answer.status)
    expect(await read(answer)).toMatchObject({ statusCode: answer.status, message: expect.any(String) })
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
  })

  test('respond with 404 for another platform [API-01]', async () => {
    const there = await ask('/api/signbank/login?platform=other', {
      method: 'POST',
      body: { email: 'x', password: 'x' },
    })
    expect(there.status).toBe(404)
  })

  test('reject a sign-in with a valid session by cookie or token, but not from other devices [ACC-03]', async () => {
    const first = await login()
    const cookie = sent(cookieOf(first))
    const token = bearer((await read(first)).data.token)
    for (const headers of [cookie, token]) {
      const again = await login(undefined, { headers })
      expect(again.status).toBe(409)
      expect(await read(again)).toMatchObject({ code: 'account.signedIn' })
    }
    expect((await login()).status).toBe(200)
    expect((await ask('/api/me-sign', { headers: cookie })).status).toBe(200)
  })

  test.each(['Bearer x', 'Bearer', 'bearer  ', "Bearer ' or true --", `Bearer ${'a'.repeat(43)}`])(
    'a wrong token (%s) answers 401 everywhere, also where anybody may read [API-02]',
    async (authorization) => {
      for (const path of ['/api/me-sign', '/api/languages', '/api/signs'])
        expect(await read(ask(path, { headers: { authorization } })), path).toMatchObject({
          statusCode: 401,
          code: 'account.tokenInvalid',
        })
    },
  )

  test('ignore the Basic password of a proxy and an expired cookie', async () => {
    expect((await ask('/api/languages', { headers: { authorization: 'Basic eDp5' } })).status).toBe(200)
    expect((await ask('/api/languages', { headers: { cookie: 'session=gone' } })).status).toBe(200)
    expect((await ask('/api/me-sign', { headers: { cookie: 'session=gone' } })).status).toBe(401)
  })

  test('return the waiting time after too many failures [ACC-11]', async () => {
    const wrong = { email: castEmail('eeva'), password: 'x' }
    for (let i = 0; i < 10; i++) expect((await login(wrong)).status).toBe(401)
    const answer = await login(wrong)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('the session cookie', () => {
  test('is bound to this host and not readable by scripts, with https [ACC-02]', async () => {
    expect(cookieOf(await login(undefined, { site: https }))).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  test('is sent without Secure only by a site without https [ACC-02]', async () => {
    expect(cookieOf(await login())).toMatch(
      /^session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test('of plain http is ignored by a site with https, because another site could have set it', async () => {
    const { data } = await read(login(undefined, { site: https }))
    const me = (cookie: string) => ask('/api/me-sign', { headers: { cookie }, site: https })
    expect((await me(`session=${data.token}`)).status).toBe(401)
    expect((await me(`__Host-session=${data.token}`)).status).toBe(200)
  })

  test('does not authenticate requests from other sites, as JSON or as a form [ACC-02] [API-02]', async () => {
    const cookie = sent(cookieOf(await login()))
    for (const headers of [
      { ...cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { ...cookie, origin: 'http://other.inside:3000', 'sec-fetch-site': 'same-site' },
      { ...cookie, origin: 'null' },
    ]) {
      const call = await ask('/api/signbank/logout', { method: 'POST', headers })
      expect(call.status).toBe(403)
      expect(await call.json()).toMatchObject({ statusCode: 403, code: 'request.crossSite' })
      expect(
        (
          await ask('/pt/logout', {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
            body: 'x=1',
          })
        ).status,
      ).toBe(403)
    }
    expect((await ask('/api/me-sign', { headers: cookie })).status).toBe(200)
  })

  test('of an ended session is deleted with the next page', async () => {
    const cookie = sent(cookieOf(await login()))
    expect((await ask('/pt', { headers: cookie })).headers.getSetCookie()).toEqual([])
    await db.deleteFrom('session').execute()
    const page = await ask('/pt', { headers: cookie })
    expect(await page.text()).toBe('/pt for a visitor')
    expect(cookieOf(page)).toMatch(/^session=; Max-Age=0;/)
  })
})

test('pages of signed-in people are not cached for others, and cached pages are not sent to them [ACC-02]', async () => {
  const bruno = sent(cookieOf(await login()))
  const carla = sent(cookieOf(await login({ email: castEmail('carla'), password: castPassword })))
  const said = async (headers: Record<string, string>) => (await ask('/pt/about', { headers })).text()
  expect(await said(bruno)).toBe('/pt/about for Bruno')
  expect(await said({})).toBe('/pt/about for a visitor')
  expect(await said(carla)).toBe('/pt/about for Carla')
  expect(await said(bruno)).toBe('/pt/about for Bruno')
  expect(await said({ cookie: `i18n_redirected=pt; ${carla.cookie}` })).toBe('/pt/about for Carla')
  expect(await said({})).toBe('/pt/about for a visitor')
})

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
      })
    }
  })
})

test.each([
  '/api/languages',
  '/api/none',
  '/media/none.mp4',
  '/symbols/none.svg',
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
  expect(await (await askFromHere(plain, '/dev/mail')).text()).toContain('<h1>')
  expect((await askFromHere(plain, '/metrics')).status).toBe(200)
  for (const site of [https, await open({ TRUSTED_PROXIES: '1' })]) {
    expect(await (await askFromHere(site, '/dev/mail')).text()).toBe('/dev/mail for a visitor')
    expect((await askFromHere(site, '/metrics')).status).toBe(403)
  }
})

test('a bearer token opens no page', async () => {
  const { data } = await read(login())
  expect(await (await ask('/pt', { headers: bearer(data.token) })).text()).toBe('/pt for a visitor')
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
    await vi.waitFor(() => expect(events()).toHaveLength(4))
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
    await vi.waitFor(() => expect(events()).toHaveLength(13))
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
