import { defaultLocale } from '#platform/i18n/locales.ts'
import { type SiteArea, siteAreaOf } from './site-areas.ts'

/** What a table of routes says of one of them, as React Router's builds and manifests do. */
export interface RouteEntry {
  id: string
  parentId?: string | undefined
  path?: string | undefined
}

export type RouteTable<Entry extends RouteEntry = RouteEntry> = Readonly<Record<string, Entry | undefined>>

/** A route and all above it, the outermost first. */
export function routeBranch(id: string, routes: RouteTable): RouteEntry[] {
  const route = routes[id]
  if (!route) return []
  return [...(route.parentId ? routeBranch(route.parentId, routes) : []), route]
}

/** The address of a route as its pattern: `:locale/control-panel/users`. */
export const routePattern = (id: string, routes: RouteTable): string =>
  routeBranch(id, routes)
    .map(({ path }) => path)
    .filter(Boolean)
    .join('/')

const examplePath = (pattern: string): string => `/${pattern.replace(':locale', defaultLocale)}`

/** The routes of the pages of an area, with the layouts around them. */
export function routesOfArea<Entry extends RouteEntry>(
  routes: RouteTable<Entry>,
  area: SiteArea,
): Record<string, Entry> {
  const above = new Set(Object.values(routes).map((route) => route?.parentId))
  const wanted = new Set(
    Object.keys(routes)
      .filter((id) => !above.has(id) && siteAreaOf(examplePath(routePattern(id, routes))) === area)
      .flatMap((id) => routeBranch(id, routes).map((route) => route.id)),
  )
  return Object.fromEntries(
    Object.entries(routes).filter((entry): entry is [string, Entry] => wanted.has(entry[0])),
  )
}

/** The address of an area's list of routes beside that of the whole: `/assets/manifest-members-1cbb7eff.js`. */
export const manifestAddress = (address: string, area: SiteArea): string =>
  address.replace(/manifest-(?=[^/]*$)/, `manifest-${area}-`)
