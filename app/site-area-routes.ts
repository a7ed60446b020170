import { defaultLocale } from '#platform/i18n/locales.ts'
import { type SiteArea, siteAreaOf } from './site-areas.ts'

/** The fields that the builds and manifests of React Router have for each route. */
export interface RouteEntry {
  id: string
  parentId?: string | undefined
  path?: string | undefined
}

export type RouteTable<Entry extends RouteEntry = RouteEntry> = Readonly<Record<string, Entry | undefined>>

/** A route and all its parents, the outermost first. */
export function routeBranch(id: string, routes: RouteTable): RouteEntry[] {
  const route = routes[id]
  if (!route) return []
  return [...(route.parentId ? routeBranch(route.parentId, routes) : []), route]
}

/** The path pattern of a route: `:locale/control-panel/users`. */
export const routePattern = (id: string, routes: RouteTable): string =>
  routeBranch(id, routes)
    .map(({ path }) => path)
    .filter(Boolean)
    .join('/')

const examplePath = (pattern: string): string => `/${pattern.replace(':locale', defaultLocale)}`

/** The page routes of an area and their layouts. */
export function routesOfArea<Entry extends RouteEntry>(
  routes: RouteTable<Entry>,
  area: SiteArea,
): Record<string, Entry> {
  const parentIds = new Set(Object.values(routes).map((route) => route?.parentId))
  const areaIds = new Set(
    Object.keys(routes)
      .filter((id) => !parentIds.has(id) && siteAreaOf(examplePath(routePattern(id, routes))) === area)
      .flatMap((id) => routeBranch(id, routes).map((route) => route.id)),
  )
  return Object.fromEntries(
    Object.entries(routes).filter((entry): entry is [string, Entry] => areaIds.has(entry[0])),
  )
}

/** The URL of an area's route manifest, derived from that of the whole build: `/assets/manifest-members-1cbb7eff.js`. */
export const manifestUrl = (url: string, area: SiteArea): string =>
  url.replace(/manifest-(?=[^/]*$)/, `manifest-${area}-`)
