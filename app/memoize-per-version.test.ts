import { expect, test } from 'vitest'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { memoizePerVersion } from './memoize-per-version.ts'

test('a value is computed once for each locale, and again when the dictionary has changed', () => {
  const dictionary = { version: 1 } as { version: number } & PublishedDictionary
  let computed = 0
  const numbered = memoizePerVersion((_, locale) => `${locale} ${++computed}`)
  expect([numbered(dictionary, 'pt'), numbered(dictionary, 'pt')]).toEqual(['pt 1', 'pt 1'])
  expect(numbered(dictionary, 'de')).toBe('de 2')
  Object.assign(dictionary, { version: 2 })
  expect([numbered(dictionary, 'pt'), numbered(dictionary, 'pt')]).toEqual(['pt 3', 'pt 3'])
})
