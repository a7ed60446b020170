import { data, Outlet } from 'react-router'
import { consumeToast } from '../frame/redirect-with-toast.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/layout.ts'
import { AuthLayout } from './AuthLayout.tsx'

/** What these pages hold is for one person alone: nobody keeps it, and no search engine lists it. */
export const middleware: Route.MiddlewareFunction[] = [
  async (_, next) => {
    const response = await next()
    response.headers.set('cache-control', 'no-store')
    response.headers.set('x-robots-tag', 'noindex')
    return response
  },
]

/** What a page says once, after something was done elsewhere. */
export function loader({ request, params }: Route.LoaderArgs) {
  const said = consumeToast(request, requireLocale(params))
  return data({ toast: said?.toast ?? null }, said ? { headers: said.headers } : {})
}

/** The layout of registering, signing in, and all that comes by mail. */
export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <AuthLayout toast={loaderData.toast}>
      <Outlet />
    </AuthLayout>
  )
}
