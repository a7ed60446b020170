import { expect, test } from 'vitest'
import { cachePageData } from './cache-page-data.ts'

/** A dictionary, and a function that returns a page's key with the number of pages computed so far. */
function setup() {
  const dictionary = { version: 1 }
  let computed = 0
  const getPage = (key: string, during?: () => void) =>
    cachePageData(dictionary, key, async () => {
      during?.()
      return `${key} ${++computed}`
    })
  return { dictionary, getPage }
}

test('the data of a page is computed once', async () => {
  const { getPage } = setup()
  expect([
    await getPage('pt 1'),
    await getPage('pt 1'),
    await getPage('de 1'),
    await getPage('pt 1'),
  ]).toEqual(['pt 1 1', 'pt 1 1', 'de 1 2', 'pt 1 1'])
})

test('a change of the dictionary computes the data again, also when it comes during the computation', async () => {
  const { dictionary, getPage } = setup()
  await getPage('pt 1')
  dictionary.version = 2
  expect(await getPage('pt 1')).toBe('pt 1 2')
  expect(await getPage('pt 2', () => (dictionary.version = 3))).toBe('pt 2 3')
  expect(await getPage('pt 2')).toBe('pt 2 4')
})

test('a failure is not cached', async () => {
  const { dictionary, getPage } = setup()
  const fail = () => cachePageData(dictionary, 'pt 1', () => Promise.reject(new Error('gone')))
  await expect(fail()).rejects.toThrow('gone')
  await expect(fail()).rejects.toThrow('gone')
  expect(await getPage('pt 1')).toBe('pt 1 1')
})

test('the pages requested least recently are removed from the cache', async () => {
  const { getPage } = setup()
  await getPage('first')
  await getPage('second')
  for (let n = 0; n < 499; n++) {
    await getPage(`${n}`)
    await getPage('first')
  }
  expect(await getPage('first')).toBe('first 1')
  expect(await getPage('second')).not.toBe('second 2')
})
