import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { redirect } from 'react-router'
import { mayOpenPanelPage, mayWrite } from '#domains/accounts/account.policy.ts'
import type { SignedIn } from '#domains/accounts/signed-in.ts'
import type { Actor } from '#platform/actor.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type AppContext, signbank } from '../context.ts'
import { pageError, requireLocale } from '../page-errors.ts'
import { addressIn } from '../site-map.ts'
import { redirectWithToast } from './toast.ts'

/** Below the locale. */
export const panelPath = '/control-panel'

/** Writing that is allowed before the new terms are answered: the answer itself, and what is remembered of a sign-in. */
const alwaysWritten = new Set(['acceptance', 'close-banner'])

/**
 * Stands before every page, data and action of the panel: visitors sign in first and come back, who has not confirmed
 * the address does so, everyone else comes to the overview with the reason. Nothing of it is kept by browsers.
 */
export const guardPanel: MiddlewareFunction<Response> = async ({ request, url, params, context }, next) => {
  const locale = requireLocale(params)
  const { actor } = context.get(signbank)
  const refused = refusePanel({ actor, locale, url, method: request.method })
  if (refused) throw refused
  const response = await next()
  response.headers.set('cache-control', 'no-store')
  return response
}

interface Asked {
  actor: Actor
  locale: Locale
  /** Of the page, without what the router adds for data. */
  url: { pathname: string; search: string }
  method: string
}

/** Where somebody is sent instead; undefined when the page or action may be had. */
export function refusePanel({ actor, locale, url, method }: Asked): Response | undefined {
  const at = panelPageOf(url.pathname)
  const page = mayOpenPanelPage(actor, at)
  if (!page.allowed) return sendAway(page.reason, locale, url)
  if (method === 'GET' || method === 'HEAD' || alwaysWritten.has(at)) return
  const writing = mayWrite(actor)
  if (!writing.allowed) return redirectWithToast(url.pathname + url.search, `errors:${writing.reason}`)
}

/** The address of a page below the panel: `users/edit/7`. */
const panelPageOf = (pathname: string): string =>
  pathname.replace(/^\/[^/]+\/control-panel\/?/, '').replace(/\/+$/, '')

/** What is a file and no page, by the page that offers it: after signing in somebody goes on to a page. */
const offeredOn: Record<string, string> = { 'my-profile/my-data': 'my-profile/account' }

function sendAway(reason: ErrorCode, locale: Locale, { pathname, search }: Asked['url']): Response {
  if (reason === 'account.required') {
    const page = offeredOn[panelPageOf(pathname)]
    const wanted = page ? addressIn(locale, `${panelPath}/${page}`) : pathname + search
    return redirect(`${addressIn(locale, '/login')}?${new URLSearchParams({ redirect: wanted })}`, 303)
  }
  if (reason === 'account.unverified') return redirect(addressIn(locale, '/confirm-email'), 303)
  return redirectWithToast(addressIn(locale, `${panelPath}/overview`), `errors:${reason}`)
}

/** Who is signed in, in loaders and actions of the panel; its guard has let nobody else in. */
export function requireSignedIn(context: Readonly<RouterContextProvider>): SignedIn {
  const { session } = context.get(signbank)
  if (!session) throw pageError('account.required')
  return session
}

/** What a loader or action of the panel works with: who is signed in, the language, and the rest of the program. */
export function panelContext({
  params,
  context,
}: {
  params: { locale?: string }
  context: Readonly<RouterContextProvider>
}): { app: AppContext; signedIn: SignedIn; locale: Locale } {
  return { app: context.get(signbank), signedIn: requireSignedIn(context), locale: requireLocale(params) }
}
