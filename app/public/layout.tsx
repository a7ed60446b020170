import { Outlet } from 'react-router'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/layout.ts'
import { PublicLayout } from './PublicLayout.tsx'
import { ExplainingVideo } from './parts/ExplainingVideo.tsx'
import { presentPublicLayout } from './present-public-layout.ts'

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  presentPublicLayout(context.get(appContext), url, requireLocale(params))

/** The layout of the public pages. */
export default function Layout({ loaderData: { locale, pageVideo, editPath } }: Route.ComponentProps) {
  return (
    <PublicLayout>
      {pageVideo && (
        <ExplainingVideo key={pageVideo.id} view={pageVideo} locale={locale} editPath={editPath} />
      )}
      <Outlet />
    </PublicLayout>
  )
}
