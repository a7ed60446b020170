import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

let now: number
let version: number
let day: string
let cache: PageCache
beforeEach(() => {
  now = 0
  version = 1
  day = '2026-11-21'
  cache = new PageCache({
    version: () => version,
    day: () => day,
    isLasting: (path) => path !== '/en/login',
    now: () => now,
    maxBytes: 2000,
  })
})

const pageWith = (nonce: string) =>
  `<script nonce="${nonce}"></script><p nonce="${nonce}">ő${'.'.repeat(100)}</p>`
const renderPage = (key: string, headers: Record<string, string> = {}, status = 200) =>
  cache.render({ key, path: key }, async (nonce) => new Response(pageWith(nonce), { status, headers }))
const cachedBody = (key: string, nonce = 'n') => cache.find(key)?.fill(nonce, '').body.toString()

describe('a cached page', () => {
  test('has a new nonce in each response, in its body and its headers', async () => {
    const policy = { 'content-security-policy': `script-src 'nonce-${cache.placeholder}'` }
    const rendered = await renderPage('a', policy)
    expect(rendered.fill('first', '').body.toString()).toBe(pageWith('first'))
    const second = cache.find('a')?.fill('second', '')
    expect(second?.body.toString()).toBe(pageWith('second'))
    expect(second?.headers['content-security-policy']).toBe("script-src 'nonce-second'")
    expect(second?.headers['content-length']).toBe(String(second?.body.length))
  })

  test('is used for its day', async () => {
    await renderPage('a')
    now = 40_000_000
    expect(cachedBody('a')).toBeDefined()
    day = '2026-11-22'
    expect(cachedBody('a')).toBeUndefined()
  })

  test('is used for one second if it depends on more than the dictionary and the day', async () => {
    await renderPage('/en/login')
    now = 1000
    expect(cachedBody('/en/login')).toBeDefined()
    now = 1001
    expect(cachedBody('/en/login')).toBeUndefined()
  })

  test('is not used after the dictionary has changed', async () => {
    await renderPage('a')
    version = 2
    expect(cachedBody('a')).toBeUndefined()
  })

  test('is not one during whose rendering the dictionary changed', async () => {
    const rendered = await cache.render({ key: 'a', path: 'a' }, async () => {
      version = 2
      return new Response('old')
    })
    expect(rendered.fill('n', '').body.toString()).toBe('old')
    expect(cache.find('a')).toBeUndefined()
  })

  test('is not one during whose rendering the next day began', async () => {
    await cache.render({ key: 'a', path: 'a' }, async () => {
      day = '2026-11-22'
      return new Response('old')
    })
    day = '2026-11-21'
    expect(cache.find('a')).toBeUndefined()
  })

  test.each([
    ['an error page', {}, 404],
    ['a redirect', { location: '/pt' }, 302],
    ['a page that sets a cookie', { 'set-cookie': 'a=b' }, 200],
    ['a page with content for one visitor', { 'cache-control': 'no-store' }, 200],
    ['such a page with further directives', { 'cache-control': 'private, no-store, max-age=0' }, 200],
  ])('is never %s, which is sent without being cached', async (_what, headers, status) => {
    const rendered = await renderPage('a', headers, status)
    expect(rendered.fill('first', '')).toMatchObject({ status, headers })
    expect(cache.find('a')).toBeUndefined()
  })

  test('may be one that browsers must revalidate', async () => {
    await renderPage('a', { 'cache-control': 'private, no-cache' })
    expect(cachedBody('a')).toBeDefined()
  })

  test('is removed when space is needed and it was used least recently', async () => {
    await renderPage('a')
    for (const key of 'bcdefghijklm') {
      await renderPage(key)
      expect(cachedBody('a'), key).toBeDefined()
    }
    expect(cache.bytes).toBeLessThanOrEqual(2000)
    expect(cache.find('b')).toBeUndefined()
  })

  test('is removed when the cache is cleared', async () => {
    await renderPage('a')
    cache.clear()
    expect(cache.bytes).toBe(0)
    expect(cache.find('a')).toBeUndefined()
  })
})

test('a compressed page has the same content, and is sent only to clients that accept gzip', async () => {
  const page = await cache.render(
    { key: 'a', path: 'a' },
    async (nonce) => new Response(pageWith(nonce).repeat(20)),
  )
  for (const nonce of ['first', 'second', 'third']) {
    const compressed = page.fill(nonce, 'br, gzip')
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(compressed.body).toString()).toBe(pageWith(nonce).repeat(20))
  }
  for (const accepted of ['', 'br', 'gzip;q=0', 'deflate, gzip; q=0.0'])
    expect(page.fill('n', accepted).headers, accepted).not.toHaveProperty('content-encoding')
})

describe('the cache key', () => {
  const keyOf = (url: string, { method = 'GET', cookie = '' } = {}) => cache.keyOf({ method, url, cookie })

  test('ignores the order of parameters and depends on everything else', () => {
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
    expect(new Set(different.map((url) => keyOf(url))).size).toBe(different.length)
  })

  test.each(['/en', '/en.data', '/pt/search-signs/words?q=casa', '/hu/about.data?_routes=root'])(
    'of %s exists, so that visitors share the page',
    (url) => {
      expect(keyOf(url)).toBeDefined()
      expect(keyOf(url, { cookie: 'i18n_redirected=en; accept_cookie=1' })).toBeDefined()
    },
  )

  test.each(['/', '/_root.data', '/xx/about', '/xx.data', '/english', '/api/signs'])(
    'of %s does not exist, because its response depends on the visitor',
    (url) => expect(keyOf(url)).toBeUndefined(),
  )

  test('depends on the variant of the visitor, so that each gets the pages of their own [D41]', () => {
    const variantOf = (cookie: string) => (cookie.includes('school') ? 'school ' : '')
    const varied = new PageCache({ version: () => 1, variantOf })
    for (const url of ['/en', '/en?a=1', '/en.data']) {
      const keys = ['', 'school'].map((cookie) => varied.keyOf({ method: 'GET', url, cookie }))
      expect(new Set(keys).size, url).toBe(2)
    }
    expect(varied.keyOf({ method: 'GET', url: '/en', cookie: 'a=b' })).toBe(keyOf('/en'))
  })

  test('does not exist for sessions, other methods and long queries', () => {
    expect(keyOf('/en', { cookie: 'i18n_redirected=en; session=t' })).toBeUndefined()
    expect(keyOf('/en', { cookie: '__Host-session=t' })).toBeUndefined()
    expect(keyOf('/en', { method: 'POST' })).toBeUndefined()
    expect(keyOf('/en', { method: 'HEAD' })).toBeUndefined()
    expect(keyOf(`/en?q=${'a'.repeat(509)}`)).toBeDefined()
    expect(keyOf(`/en?q=${'a'.repeat(510)}`)).toBeUndefined()
  })
})

test('two processes have different placeholders', () => {
  expect(new PageCache({ version: () => 1 }).placeholder).not.toBe(cache.placeholder)
})
