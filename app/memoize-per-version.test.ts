import { expect, test } from 'vitest'
import type { PublishedDictionary } from '#domains/search/index.ts'
import { memoizePerVersion } from './memoize-per-version.ts'

test('a thing is made once for each language, and again when something public has changed', () => {
  const dictionary = { version: 1 } as { version: number } & PublishedDictionary
  let made = 0
  const numbered = memoizePerVersion((_, locale) => `${locale} ${++made}`)
  expect([numbered(dictionary, 'pt'), numbered(dictionary, 'pt')]).toEqual(['pt 1', 'pt 1'])
  expect(numbered(dictionary, 'de')).toBe('de 2')
  Object.assign(dictionary, { version: 2 })
  expect([numbered(dictionary, 'pt'), numbered(dictionary, 'pt')]).toEqual(['pt 3', 'pt 3'])
})
