import { describe, expect, test } from 'vitest'
import { castEmail, castPassword } from '#seeds/cast-people.ts'
import { bearer, cookieOf, read, sent, useSites } from './open-site.fixture.ts'

const { db, ask, login, https } = await useSites()

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
    expect(cookieOf(await login(undefined, { site: https() }))).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  test('is sent without Secure only by a site without https [ACC-02]', async () => {
    expect(cookieOf(await login())).toMatch(
      /^session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test('of plain http is ignored by a site with https, because another site could have set it', async () => {
    const { data } = await read(login(undefined, { site: https() }))
    const me = (cookie: string) => ask('/api/me-sign', { headers: { cookie }, site: https() })
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

test('a bearer token opens no page', async () => {
  const { data } = await read(login())
  expect(await (await ask('/pt', { headers: bearer(data.token) })).text()).toBe('/pt for a visitor')
})
