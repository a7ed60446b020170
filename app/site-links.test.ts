import { describe, expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import routes from './routes.ts'
import { localizedPath, menuItemsIn, pathWithoutLocale } from './site-links.ts'

type Route = (typeof routes)[number]

const pathsOf = (route: Route, above = ''): string[] => {
  const path = route.path === undefined ? above : `${above}/${route.path}`
  return [path, ...(route.children ?? []).flatMap((child) => pathsOf(child, path))]
}

const menus = ['menu', 'door', 'footer', 'auth', 'error'] as const

describe('menus, doors, footer and the ways on of the error page', () => {
  test.each(menus)('lead only to routes that exist, in the %s [PUB-15]', (where) => {
    const existing = new Set(routes.flatMap((route) => pathsOf(route)))
    for (const { path } of menuItemsIn(where)) expect(existing).toContain(`/:locale${path}`)
  })

  test('follow the order of the specification [PUB-15]', () => {
    expect(menuItemsIn('menu').map(({ key }) => key)).toEqual([
      'about',
      'handshape',
      'words',
      'category',
      'network',
      'viewAll',
      'contact',
      'faqs',
    ])
  })

  test('have names in every language [UIX-04]', () => {
    for (const locale of locales)
      for (const { key } of menus.flatMap((where) => menuItemsIn(where)))
        expect(translator(locale)(`public:place.${key}`)).not.toBe(`place.${key}`)
  })
})

test('an address and its path belong together', () => {
  expect(localizedPath('de', '/about')).toBe('/de/about')
  expect(pathWithoutLocale('/de/about/')).toBe('/about')
  expect(pathWithoutLocale('/de')).toBe('')
})
