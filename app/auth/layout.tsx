import { data, Outlet } from 'react-router'
import { appContext } from '../app-context.ts'
import { consumeToast } from '../frame/redirect-with-toast.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/layout.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { presentHelp } from './present-help.ts'

/** The pages contain personal data: neither caches nor search engines may store them. */
export const middleware: Route.MiddlewareFunction[] = [
  async (_, next) => {
    const response = await next()
    response.headers.set('cache-control', 'no-store')
    response.headers.set('x-robots-tag', 'noindex')
    return response
  },
]

/** Loads the toast of a redirect, and the video that explains the page. */
export function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { settings, dictionary } = context.get(appContext)
  const locale = requireLocale(params)
  const said = consumeToast(request, locale, settings)
  return data(
    { toast: said?.toast ?? null, help: presentHelp(dictionary, url, locale) },
    said ? { headers: said.headers } : {},
  )
}

/** The layout of registration, sign-in and the pages that mails link to. */
export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <AuthLayout {...loaderData}>
      <Outlet />
    </AuthLayout>
  )
}
