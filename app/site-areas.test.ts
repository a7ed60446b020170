import { describe, expect, test } from 'vitest'
import { manifestUrl, routePattern, routesOfArea } from './site-area-routes.ts'
import { siteAreaOf } from './site-areas.ts'

describe('the site area of a path', () => {
  test.each([
    '/pt/control-panel',
    '/de/control-panel/users/view/3',
    '/pt/control-panel/users.data',
    '/pt/control-panel.data',
    '/et/login',
    '/et/login/',
    '/et/Login',
    '/hu/register.data',
    '/hu/login/_.data',
    '/en/logout',
    '/pt/%6Cogin',
  ])('%s belongs to the members area', (pathname) => expect(siteAreaOf(pathname)).toBe('members'))

  test.each([
    '/',
    '/pt',
    '/pt.data',
    '/pt/_.data',
    '/pt/search-signs/words.data',
    '/pt/signs/view/1',
    '/pt/login/more',
    '/pt/logins',
    '/pt/control-panels',
    '/login',
    '/messages/pt-ui-1.json',
    '/xx/login',
    '/xx/control-panel/users',
    '/pt/%ff',
    '/pt/design-system/board',
  ])('%s belongs to the public area', (pathname) => expect(siteAreaOf(pathname)).toBe('public'))
})

describe('the routes of a site area', () => {
  const table = (...routes: [id: string, parentId?: string, path?: string][]) =>
    Object.fromEntries(routes.map(([id, parentId, path]) => [id, { id, parentId, path }]))
  const routes = table(
    ['root', undefined, ''],
    ['locale', 'root', ':locale'],
    ['panel', 'locale', 'control-panel'],
    ['panel/page', 'panel'],
    ['panel/users', 'panel/page', 'users'],
    ['auth', 'locale'],
    ['auth/login', 'auth', 'login'],
    ['public', 'locale'],
    ['public/home', 'public'],
    ['public/sign', 'public', 'signs/view/:id?'],
    ['not-found', 'locale', '*'],
  )

  test('are its pages and their layouts', () => {
    expect(Object.keys(routesOfArea(routes, 'members'))).toEqual([
      'root',
      'locale',
      'panel',
      'panel/page',
      'panel/users',
      'auth',
      'auth/login',
    ])
    expect(Object.keys(routesOfArea(routes, 'public'))).toEqual([
      'root',
      'locale',
      'public',
      'public/home',
      'public/sign',
      'not-found',
    ])
  })

  test('have path patterns and a manifest for each area', () => {
    expect(routePattern('panel/users', routes)).toBe(':locale/control-panel/users')
    expect(routePattern('public/home', routes)).toBe(':locale')
    expect(manifestUrl('/assets/manifest-1cbb7eff.js', 'members')).toBe(
      '/assets/manifest-members-1cbb7eff.js',
    )
  })
})
