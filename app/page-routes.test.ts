import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { createPageRouteFinder } from './page-routes.ts'
import routes from './routes.ts'
import { type RouteEntry, routePattern } from './site-area-routes.ts'

/** The table of routes that the build makes of a list. */
function tableOf(entries: readonly RouteConfigEntry[], parentId?: string): Record<string, RouteEntry> {
  return Object.assign(
    {},
    ...entries.map((entry) => {
      const id = entry.id ?? entry.file
      return { [id]: { id, parentId, path: entry.path }, ...tableOf(entry.children ?? [], id) }
    }),
  )
}

const table = tableOf(routes as RouteConfigEntry[])
const routeOf = createPageRouteFinder(table)

const toObjects = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path = '', index, children = [] }) =>
    index ? { index, path } : { path, children: toObjects(children) },
  )
const routeObjects = toObjects(routes as RouteConfigEntry[])

/** The pattern by React Router. */
function patternByRouter(path: string): string {
  const matches = matchRoutes(routeObjects, path) ?? []
  return `/${matches
    .map(({ route }) => route.path)
    .filter(Boolean)
    .join('/')}`
}

/** The pattern of every page, which is a route without others below it. */
const patterns = Object.keys(table)
  .filter((id) => !Object.values(table).some(({ parentId }) => parentId === id))
  .map((id) => `/${routePattern(id, table)}`)

const example = (pattern: string) =>
  pattern
    .replace(':locale', 'en')
    .replace(/:\w+\??/g, '12')
    .replace('*', 'no/such/page')

test('every page is found by a path of it', () => {
  expect(patterns.length).toBeGreaterThan(100)
  expect(patterns.map((pattern) => routeOf(example(pattern)))).toEqual(patterns)
})

test('where several routes fit, it is the one that React Router takes', () => {
  for (const path of ['/en', '/', '/en/12', '/en/about/12', '/en/signs/view', '/en/control-panel/12/12'])
    expect.soft(routeOf(path), path).toBe(patternByRouter(path))
})

test('the data of a page have its route, and what visitors type is in none', () => {
  expect(routeOf('/en/signs/view/12.data')).toBe('/:locale/signs/view/:id?.data')
  expect(routeOf('/en/signs/view')).toBe('/:locale/signs/view/:id?')
  expect(routeOf('/en.data')).toBe('/:locale.data')
  expect(routeOf('/_root.data')).toBe('/.data')
  expect(routeOf('/hu/Login')).toBe('/:locale/login')
  expect(routeOf('/en/zebrafinch')).toBe('/:locale/:slug')
  expect(routeOf('/en/zebrafinch/grebe')).toBe('/:locale/*')
  for (const path of ['/favicon.svg', '/zebrafinch', '/zebrafinch/grebe.php', '//heron'])
    expect(routeOf(path)).toBe('/*')
})
