import { Outlet } from 'react-router'
import type { Route } from './+types/locale-layout.ts'
import { requireLocale } from './page-errors.ts'

/** Responds with 404 if the first path segment is not a locale. */
export function loader({ params }: Route.LoaderArgs) {
  requireLocale(params)
  return null
}

export default Outlet
