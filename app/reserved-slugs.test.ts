import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { isReservedSlug } from '#domains/content/reserved-slugs.ts'
import { locales } from '#platform/i18n/locales.ts'
import routes from './routes.ts'

/** The first parts of the paths below the locale. */
function firstParts(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) =>
    path === undefined ? firstParts(children) : [path.split('/')[0] ?? ''],
  )
}

test('no content can have the address of a page of the site or of a language [PUB-05]', () => {
  const ofSite = routes.find(({ path }) => path === ':locale')?.children ?? []
  const taken = [...firstParts(ofSite), ...locales].filter((part) => /^[a-z]/.test(part))
  expect(taken).toContain('faqs')
  expect(taken.filter((part) => !isReservedSlug(part))).toEqual([])
  expect(['imprint', 'accessibility', 'equipe'].filter(isReservedSlug)).toEqual([])
})
