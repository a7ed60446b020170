import { describe, expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import routes from './routes.ts'
import { menuItemsIn } from './site-links.ts'

type Route = (typeof routes)[number]

const pathsOf = (route: Route, above = ''): string[] => {
  const path = route.path === undefined ? above : `${above}/${route.path}`
  return [path, ...(route.children ?? []).flatMap((child) => pathsOf(child, path))]
}

const menus = ['menu', 'tile', 'footer', 'auth', 'error'] as const

describe('the links of menu, home page, footer and error page', () => {
  test.each(menus)('lead to existing routes: %s [PUB-15]', (where) => {
    const existing = new Set(routes.flatMap((route) => pathsOf(route)))
    for (const { path } of menuItemsIn(where)) expect(existing).toContain(`/:locale${path}`)
  })

  test('of the menu are in the order of the specification [PUB-15]', () => {
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

  test('have titles in every language [UIX-04]', () => {
    for (const locale of locales)
      for (const { key } of menus.flatMap((where) => menuItemsIn(where)))
        expect(translator(locale)(`public:place.${key}`)).not.toBe(`place.${key}`)
  })
})
