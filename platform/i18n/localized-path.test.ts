import { expect, test } from 'vitest'
import { localizedPath, pathWithoutLocale } from './localized-path.ts'

test('a locale is added to a path and removed from it', () => {
  expect(localizedPath('de', '/about')).toBe('/de/about')
  expect(pathWithoutLocale('/de/about/')).toBe('/about')
  expect(pathWithoutLocale('/de')).toBe('')
})
