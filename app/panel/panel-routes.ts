import type { ServerBuild } from 'react-router'
import { routePattern } from '../site-area-routes.ts'

/** The addresses below `/control-panel` that this program has pages for, from its own routes. */
export function panelRoutePaths(routes: ServerBuild['routes']): ReadonlySet<string> {
  const below = /^:locale\/control-panel\/(.+)$/
  return new Set(
    Object.keys(routes).flatMap((id) => {
      const found = below.exec(routePattern(id, routes))?.[1]
      return found ? [found] : []
    }),
  )
}
