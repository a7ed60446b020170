import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'

/** A page as app/routes.ts names it. */
export interface SiteRoute {
  /** Below the locale. */
  pattern: string
  /** What `.data?_routes=` calls it. */
  id: string
  /** It has an action of its own. */
  hasAction: boolean
}

// What @react-router/dev sets before it reads the file.
Object.assign(globalThis, { __reactRouterAppDirectory: 'app' })
const { default: routes } = (await import('../../app/routes.ts')) as { default: RouteConfigEntry[] }

const actionExport = /export (async )?(function|const) action\b|export \{[^}]*\baction\b/

function flatten(entries: readonly RouteConfigEntry[], parentPath: string): (SiteRoute & { path: string })[] {
  return entries.flatMap((entry) => {
    const path = [parentPath, entry.path].filter(Boolean).join('/')
    if (entry.children) return flatten(entry.children, path)
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, '')
    const takesForms = actionExport.test(readFileSync(`app/${entry.file}`, 'utf8'))
    return [{ path, pattern: path.replace(/^:locale\/?/, ''), id, hasAction: takesForms }]
  })
}

/** Every page below the locale, in the order of app/routes.ts; the page for unknown addresses is left out. */
export const siteRoutes: SiteRoute[] = flatten(routes, '').filter(
  ({ path, pattern }) => path.startsWith(':locale') && pattern !== '*',
)
