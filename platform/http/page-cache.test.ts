import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

let now: number
let version: number
let cache: PageCache
beforeEach(() => {
  now = 0
  version = 1
  cache = new PageCache({ version: () => version, now: () => now, maxBytes: 2000 })
})

const show = (nonce: string) =>
  `<script nonce="${nonce}"></script><p nonce="${nonce}">ő${'.'.repeat(100)}</p>`
const keep = (key: string, headers: Record<string, string> = {}, status = 200) =>
  cache.render(key, async (nonce) => new Response(show(nonce), { status, headers }))
const shown = (key: string, nonce = 'n') => cache.find(key)?.fill(nonce, '').body.toString()

describe('what is kept', () => {
  test('a page is answered with a nonce of its own, in its body and its headers', async () => {
    const policy = { 'content-security-policy': `script-src 'nonce-${cache.placeholder}'` }
    const rendered = await keep('a', policy)
    expect(rendered.fill('first', '').body.toString()).toBe(show('first'))
    const again = cache.find('a')?.fill('second', '')
    expect(again?.body.toString()).toBe(show('second'))
    expect(again?.headers['content-security-policy']).toBe("script-src 'nonce-second'")
    expect(again?.headers['content-length']).toBe(String(again?.body.length))
  })

  test('for one second, and no longer', async () => {
    await keep('a')
    now = 1000
    expect(shown('a')).toBeDefined()
    now = 1001
    expect(shown('a')).toBeUndefined()
  })

  test('never longer than the dictionary that it was rendered from', async () => {
    await keep('a')
    version = 2
    expect(shown('a')).toBeUndefined()
  })

  test('not when the dictionary changed while it was rendered', async () => {
    const rendered = await cache.render('a', async () => {
      version = 2
      return new Response('old')
    })
    expect(rendered.fill('n', '').body.toString()).toBe('old')
    expect(cache.find('a')).toBeUndefined()
  })

  test.each([
    ['an error page', {}, 404],
    ['a redirect', { location: '/pt' }, 302],
    ['a page that sets a cookie', { 'set-cookie': 'a=b' }, 200],
    ['a page with something for one reader alone', { 'cache-control': 'no-store' }, 200],
    ['such a page, said at length', { 'cache-control': 'private, no-store, max-age=0' }, 200],
  ])('not %s, which is shown all the same', async (_what, headers, status) => {
    const rendered = await keep('a', headers, status)
    expect(rendered.fill('first', '')).toMatchObject({ status, headers })
    expect(cache.find('a')).toBeUndefined()
  })

  test('a page that is asked for again each time is kept all the same', async () => {
    await keep('a', { 'cache-control': 'private, no-cache' })
    expect(shown('a')).toBeDefined()
  })

  test('the pages asked for least lately make room', async () => {
    await keep('a')
    for (const key of 'bcdefghijklm') {
      await keep(key)
      expect(shown('a'), key).toBeDefined()
    }
    expect(cache.bytes).toBeLessThanOrEqual(2000)
    expect(cache.find('b')).toBeUndefined()
  })

  test('nothing after everything was forgotten', async () => {
    await keep('a')
    cache.clear()
    expect(cache.bytes).toBe(0)
    expect(cache.find('a')).toBeUndefined()
  })
})

test('a packed page unpacks to the same, and only who takes gzip gets it', async () => {
  const page = await cache.render('a', async (nonce) => new Response(show(nonce).repeat(20)))
  const packed = page.fill('second', 'br, gzip')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(gunzipSync(packed.body).toString()).toBe(show('second').repeat(20))
  for (const accepted of ['', 'br', 'gzip;q=0', 'deflate, gzip; q=0.0'])
    expect(page.fill('n', accepted).headers, accepted).not.toHaveProperty('content-encoding')
})

describe('the key', () => {
  const keyOf = (address: string, { method = 'GET', host = '', cookie = '' } = {}) =>
    cache.keyOf({ method, url: address, host, cookie })

  test('is the same for the same parameters in any order, and for nothing else', () => {
    expect(keyOf('/en/x?b=2&a=1')).toBe(keyOf('/en/x?a=1&b=2'))
    const different = [
      '/en/x?a=1',
      '/en/x?a=2',
      '/en/x?a=1&a=2',
      '/en/x',
      '/de/x',
      '/en/x.data',
      '/en/x?a=1%26b=2',
    ]
    expect(new Set(different.map((address) => keyOf(address))).size).toBe(different.length)
    expect(keyOf('/en/x', { host: 'a.example' })).not.toBe(keyOf('/en/x', { host: 'b.example' }))
  })

  test.each(['/en', '/en.data', '/pt/search-signs/words?q=casa', '/hu/about.data?_routes=root'])(
    '%s may be shared',
    (address) => {
      expect(keyOf(address)).toBeDefined()
      expect(keyOf(address, { cookie: 'i18n_redirected=en; accept_cookie=1' })).toBeDefined()
    },
  )

  test.each(['/', '/_root.data', '/xx/about', '/xx.data', '/english', '/api/signs'])(
    '%s looks different to different people',
    (address) => expect(keyOf(address)).toBeUndefined(),
  )

  test('is refused to sessions, other methods and long queries', () => {
    expect(keyOf('/en', { cookie: 'i18n_redirected=en; session=t' })).toBeUndefined()
    expect(keyOf('/en', { cookie: '__Host-session=t' })).toBeUndefined()
    expect(keyOf('/en', { method: 'POST' })).toBeUndefined()
    expect(keyOf('/en', { method: 'HEAD' })).toBeUndefined()
    expect(keyOf(`/en?q=${'a'.repeat(509)}`)).toBeDefined()
    expect(keyOf(`/en?q=${'a'.repeat(510)}`)).toBeUndefined()
  })
})

test('no two processes share a placeholder', () => {
  expect(new PageCache({ version: () => 1 }).placeholder).not.toBe(cache.placeholder)
})
