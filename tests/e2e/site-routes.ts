import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'

/** A page of app/routes.ts. */
export interface SiteRoute {
  /** Path pattern below the locale. */
  pattern: string
  /** Route id, as in `.data?_routes=`. */
  id: string
  /** Route module below `app`, which pages can share. */
  file: string
  /** Whether the route module exports an action. */
  hasAction: boolean
}

// @react-router/dev sets it before it loads app/routes.ts.
Object.assign(globalThis, { __reactRouterAppDirectory: 'app' })
const { default: routes } = (await import('../../app/routes.ts')) as { default: RouteConfigEntry[] }

const actionExport = /export (async )?(function|const) action\b|export \{[^}]*\baction\b/

function flatten(entries: readonly RouteConfigEntry[], parentPath: string): (SiteRoute & { path: string })[] {
  return entries.flatMap((entry) => {
    const path = [parentPath, entry.path].filter(Boolean).join('/')
    if (entry.children) return flatten(entry.children, path)
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, '')
    const hasAction = actionExport.test(readFileSync(`app/${entry.file}`, 'utf8'))
    return [{ path, pattern: path.replace(/^:locale\/?/, ''), id, file: entry.file, hasAction }]
  })
}

/** Every page below the locale in the order of app/routes.ts, without the page for unknown addresses. */
export const siteRoutes: SiteRoute[] = flatten(routes, '').filter(
  ({ path, pattern }) => path.startsWith(':locale') && pattern !== '*',
)
