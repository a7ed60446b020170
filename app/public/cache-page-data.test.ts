import { expect, test } from 'vitest'
import { cachePageData } from './cache-page-data.ts'

/** A dictionary, and pages that say how often they were made. */
function open() {
  const dictionary = { version: 1 }
  let made = 0
  const ask = (key: string, during?: () => void) =>
    cachePageData(dictionary, key, async () => {
      during?.()
      return `${key} ${++made}`
    })
  return { dictionary, ask }
}

test('a page is made once, and each for itself', async () => {
  const { ask } = open()
  expect([await ask('pt 1'), await ask('pt 1'), await ask('de 1'), await ask('pt 1')]).toEqual([
    'pt 1 1',
    'pt 1 1',
    'de 1 2',
    'pt 1 1',
  ])
})

test('a change of the dictionary makes it new, also one that comes while it is made', async () => {
  const { dictionary, ask } = open()
  await ask('pt 1')
  dictionary.version = 2
  expect(await ask('pt 1')).toBe('pt 1 2')
  expect(await ask('pt 2', () => (dictionary.version = 3))).toBe('pt 2 3')
  expect(await ask('pt 2')).toBe('pt 2 4')
})

test('a failure is told to everyone who meets it, and not kept', async () => {
  const { dictionary, ask } = open()
  const fail = () => cachePageData(dictionary, 'pt 1', () => Promise.reject(new Error('gone')))
  await expect(fail()).rejects.toThrow('gone')
  await expect(fail()).rejects.toThrow('gone')
  expect(await ask('pt 1')).toBe('pt 1 1')
})

test('only the pages asked for lately are kept', async () => {
  const { ask } = open()
  await ask('first')
  await ask('second')
  for (let n = 0; n < 499; n++) {
    await ask(`${n}`)
    await ask('first')
  }
  expect(await ask('first')).toBe('first 1')
  expect(await ask('second')).not.toBe('second 2')
})
