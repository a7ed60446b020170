import { data, Outlet } from 'react-router'
import { isIncomplete } from '#domains/accounts/account.ts'
import { displayName, shortName } from '#domains/accounts/display-name.ts'
import { messagesOf } from '#platform/i18n/i18n-resources.ts'
import { signbank } from '../context.ts'
import type { Route } from './+types/layout.ts'
import { presentBanner } from './banner.ts'
import { guardPanel, panelContext } from './guard.ts'
import { PanelLayout } from './PanelLayout.tsx'
import { presentPlaces } from './panel-places.ts'
import { takeToast } from './toast.ts'

export const middleware: Route.MiddlewareFunction[] = [guardPanel]

/** What stands around every page of the panel; asked again with each of them. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { account, actor } = signedIn
  const said = takeToast(request, locale)
  return data(
    {
      messages: messagesOf(locale, ['panel', 'kit', 'errors']),
      places: presentPlaces(actor, context.get(signbank).panelRoutes),
      viewer: {
        name: displayName(account),
        shortName: shortName(account),
        avatar: null as string | null,
        isIncomplete: isIncomplete(account),
      },
      banner: presentBanner(signedIn, app.dictionary, locale),
      toast: said?.toast ?? null,
    },
    said ? { headers: said.headers } : {},
  )
}

/** The layout of the panel. */
export default function Layout({ loaderData: { viewer, places, banner, toast } }: Route.ComponentProps) {
  return (
    <PanelLayout viewer={viewer} places={places} banner={banner} toast={toast}>
      <Outlet />
    </PanelLayout>
  )
}
