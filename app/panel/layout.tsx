import { data, Outlet, useMatches } from 'react-router'
import { isIncomplete } from '#domains/accounts/account.ts'
import { displayName, shortName } from '#domains/accounts/display-name.ts'
import { photoUrl } from '#domains/accounts/profile/photo.ts'
import { AcceptanceModals } from '#domains/consent/acceptance/ui/AcceptanceModals.tsx'
import { getMessagesUrl } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { consumeToast } from '../frame/redirect-with-toast.ts'
import type { Route } from './+types/layout.ts'
import { countAwaitingOnce } from './count-awaiting-once.ts'
import { guardPanel, panelContext } from './guard.ts'
import { PanelLayout } from './PanelLayout.tsx'
import { panelPages } from './panel-pages.ts'
import { panelPagePath } from './panel-path.ts'
import { useLegalText } from './parts/use-legal-text.tsx'
import { presentAcceptance } from './present-acceptance.ts'
import { presentBanner } from './present-banner.ts'
import { presentPanelMenus } from './present-panel-menus.ts'

export { revalidateOnConflict as shouldRevalidate } from '../revalidate-on-conflict.ts'

export const middleware: Route.MiddlewareFunction[] = [guardPanel]

const messages = ['panel', 'kit', 'errors'] as const
const acceptanceMessages = ['consent', 'content'] as const

/** The data of the layout; loaded again with every page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { account, actor } = signedIn
  const acceptance = await presentAcceptance(app, signedIn.actor, locale)
  const awaiting = await countAwaitingOnce(app, actor)
  const redirected = consumeToast(request, locale, app.settings)
  return data(
    {
      messages: getMessagesUrl(locale, [...messages, ...(acceptance ? acceptanceMessages : [])]),
      menus: presentPanelMenus(actor, panelPages, {
        users: awaiting?.all ?? 0,
        contacts: awaiting?.contacts ?? 0,
        missingWords: awaiting?.missingWords ?? 0,
      }),
      viewer: {
        name: displayName(account, locale),
        shortName: shortName(account, locale),
        avatar: photoUrl(account, 'avatar', locale),
        isIncomplete: isIncomplete(account),
        hasUnseenRelease: awaiting?.hasUnseenRelease ?? false,
      },
      locale,
      acceptance,
      banner: presentBanner(signedIn, app.dictionary, locale),
      toast: redirected?.toast ?? null,
    },
    redirected ? { headers: redirected.headers } : {},
  )
}

/** A page with its own frame declares it in its `handle`. */
interface PageHandle {
  fillsWindow?: boolean
}

/** Whether the page has its own frame. One that could not be loaded has an error in its place, without data. */
const hasOwnFrame = ({ handle, loaderData }: ReturnType<typeof useMatches>[number]) =>
  Boolean((handle as PageHandle | undefined)?.fillsWindow) && loaderData !== undefined

/** The layout of the panel. */
export default function Layout({ loaderData }: Route.ComponentProps) {
  const { viewer, menus, banner, toast, acceptance, locale } = loaderData
  const fillsWindow = useMatches().some(hasOwnFrame)
  return (
    <PanelLayout viewer={viewer} menus={menus} banner={banner} toast={toast} fillsWindow={fillsWindow}>
      <AcceptanceModals
        question={acceptance?.question ?? null}
        legalText={useLegalText(acceptance?.legal ?? null, locale)}
        answerPath={panelPagePath(locale, 'acceptance')}
        signOutPath={localizedPath(locale, '/logout')}
      >
        <Outlet />
      </AcceptanceModals>
    </PanelLayout>
  )
}
