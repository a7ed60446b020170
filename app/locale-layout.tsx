import { Outlet } from 'react-router'
import type { Route } from './+types/locale-layout.ts'
import { requireLocale } from './page-errors.ts'

/** Refuses prefixes that are no locale, above every page. */
export function loader({ params }: Route.LoaderArgs) {
  requireLocale(params)
  return null
}

export default Outlet
