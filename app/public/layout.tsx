import { Outlet } from 'react-router'
import { PublicLayout } from './PublicLayout.tsx'

/** The layout of the public pages. */
export default function Layout() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  )
}
