import { Outlet } from 'react-router'
import { ErrorPage } from '../errors/ErrorPage.tsx'
import { useRootData } from '../frame/use-root-data.ts'
import type { Route } from './+types/page-error-boundary.ts'

/** Around every page of the panel, so that an error of the page leaves header and menus in place. */
export default Outlet

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} locale={useRootData().locale} />
}
