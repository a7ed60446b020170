import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** The addresses below `/control-panel` that this program has pages for, from its own routes. */
export function panelRoutesOf(routes: Routes): ReadonlySet<string> {
  const below = /^:locale\/control-panel\/(.+)$/
  return new Set(
    Object.values(routes).flatMap((route) => {
      const found = route && below.exec(addressOf(route.id, routes))?.[1]
      return found ? [found] : []
    }),
  )
}

function addressOf(id: string, routes: Routes): string {
  const route = routes[id]
  if (!route) return ''
  const above = route.parentId ? addressOf(route.parentId, routes) : ''
  return [above, route.path].filter(Boolean).join('/')
}
