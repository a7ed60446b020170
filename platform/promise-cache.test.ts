import { expect, test } from 'vitest'
import { PromiseCache } from './promise-cache.ts'

/** Loads that return the key and how many loads there have been. */
function countedLoads() {
  let count = 0
  return (key: string) => async () => `${key} ${++count}`
}

test('concurrent calls for a key share one load', async () => {
  const cache = new PromiseCache<string>({ maxEntries: 2 })
  const load = countedLoads()
  const results = await Promise.all([cache.get('a', load('a')), cache.get('a', load('a'))])
  expect(results).toEqual(['a 1', 'a 1'])
  expect(await cache.get('a', load('a'))).toBe('a 1')
})

test('the result that was used least recently is removed first', async () => {
  const cache = new PromiseCache<string>({ maxEntries: 2 })
  const load = countedLoads()
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, load(key))
  expect(await cache.get('a', load('a'))).toBe('a 1')
  expect(await cache.get('b', load('b'))).toBe('b 4')
})

test('a result can be read without waiting as soon as it is there', async () => {
  const cache = new PromiseCache<string>({ maxEntries: 2 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const loading = cache.get('a', () => promise)
  expect(cache.peek('a')).toBeUndefined()
  resolve('a 1')
  await loading
  expect(cache.peek('a')).toBe('a 1')
  cache.clear()
  expect(cache.peek('a')).toBeUndefined()
})

test('a failed load is tried again by the next call', async () => {
  const cache = new PromiseCache<string>({ maxEntries: 2 })
  const failing = cache.get('a', () => Promise.reject(new Error('gone')))
  await expect(failing).rejects.toThrow('gone')
  expect(await cache.get('a', countedLoads()('a'))).toBe('a 1')
})

test('a failed load does not remove the newer result of the same key', async () => {
  const cache = new PromiseCache<string>({ maxEntries: 2 })
  const { promise, reject } = Promise.withResolvers<string>()
  const failing = cache.get('a', () => promise)
  cache.clear()
  const load = countedLoads()
  await cache.get('a', load('a'))
  reject(new Error('late'))
  await expect(failing).rejects.toThrow('late')
  expect(await cache.get('a', load('a'))).toBe('a 1')
})

test('results are limited by their bytes once these are known', async () => {
  const cache = new PromiseCache<string>({ maxEntries: 100, maxBytes: 10, bytesOf: (text) => text.length })
  const load = countedLoads()
  for (const key of ['aaaa', 'bbbb', 'cccc']) await cache.get(key, load(key))
  expect(await cache.get('cccc', load('cccc'))).toBe('cccc 3')
  expect(await cache.get('aaaa', load('aaaa'))).toBe('aaaa 4')
})

test('a load that ends after the cache was cleared is not stored', async () => {
  const cache = new PromiseCache<string>({ maxEntries: 2, maxBytes: 100 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const pending = cache.get('a', () => promise)
  cache.clear()
  resolve('old')
  expect(await pending).toBe('old')
  expect(await cache.get('a', async () => 'new')).toBe('new')
})
