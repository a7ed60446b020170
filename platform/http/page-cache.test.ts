import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

let now: number
let version: number
let cache: PageCache
beforeEach(() => {
  now = 0
  version = 1
  cache = new PageCache({ version: () => version, now: () => now, maxBytes: 2000 })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://signs.example${path}`, { method, headers })
const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response(`<script nonce="${cache.placeholder}"></script><p nonce="${cache.placeholder}">ő</p>`, { status, headers })
const show = (nonce: string) => `<script nonce="${nonce}"></script><p nonce="${nonce}">ő</p>`
const store = (key: string, rendered = page(), at = version) => cache.store(key, rendered, at, 'first', '')

test('a kept page is answered with a nonce of its own, packed or not', async () => {
  expect((await store('a')).body.toString()).toBe(show('first'))
  expect(cache.answer('a', 'second', '')?.body.toString()).toBe(show('second'))
  const packed = cache.answer('a', 'third', 'br, gzip')
  expect(packed?.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(packed?.body ?? '').toString()).toBe(show('third'))
})

test('a page is kept for one second', async () => {
  await store('a')
  now = 1000
  expect(cache.answer('a', 'n', '')).toBeDefined()
  now = 1001
  expect(cache.answer('a', 'n', '')).toBeUndefined()
})

test('a page rendered from an older dictionary is never shown again', async () => {
  await store('a')
  version = 2
  expect(cache.answer('a', 'n', '')).toBeUndefined()
  expect((await store('b', page(), 1)).body.toString()).toBe(show('first'))
  expect(cache.answer('b', 'n', '')).toBeUndefined()
})

test.each([
  ['an error page', () => page({}, 404)],
  ['a page that sets a cookie', () => page({ 'set-cookie': 'a=b' })],
])('%s is shown but not kept', async (_what, rendered) => {
  expect((await store('a', rendered())).body.toString()).toBe(show('first'))
  expect(cache.answer('a', 'n', '')).toBeUndefined()
})

test('only what looks the same to everyone has a key', () => {
  expect(cache.keyOf(get('/en/x?b=2&a=1'))).toBe(cache.keyOf(get('/en/x?a=1&b=2')))
  expect(cache.keyOf(get('/en/x?a=1'))).not.toBe(cache.keyOf(get('/en/x?a=2')))
  expect(cache.keyOf(get('/de/x'))).not.toBe(cache.keyOf(get('/en/x')))
  expect(cache.keyOf(get('/en/x', { cookie: 'i18n_redirected=en' }))).toBeDefined()
  expect(cache.keyOf(get('/en/x', { cookie: 'i18n_redirected=en; session=t' }))).toBeUndefined()
  expect(cache.keyOf(get('/en/x', { cookie: '__Host-session=t' }))).toBeUndefined()
  expect(cache.keyOf(get(`/en/x?q=${'a'.repeat(600)}`))).toBeUndefined()
  expect(cache.keyOf(get('/en/x', {}, 'POST'))).toBeUndefined()
  expect(cache.keyOf(get('/'))).toBeUndefined()
})

test('the oldest pages make room', async () => {
  for (const key of 'abcdefghijklmnopqrst') await store(key)
  expect(cache.bytes).toBeLessThanOrEqual(2000)
  expect(cache.answer('a', 'n', '')).toBeUndefined()
  expect(cache.answer('t', 'n', '')).toBeDefined()
})

test('no two processes share a placeholder', () => {
  expect(new PageCache({ version: () => 1 }).placeholder).not.toBe(cache.placeholder)
})
