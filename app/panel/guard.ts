import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { redirect } from 'react-router'
import type { UserSession } from '#domains/accounts/user-session.ts'
import { mayWrite } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type AppContext, appContext } from '../app-context.ts'
import { redirectWithToast } from '../frame/redirect-with-toast.ts'
import { pageError, requireLocale } from '../page-errors.ts'
import { localizedPath } from '../site-links.ts'
import { mayOpenPanelPage } from './panel-access.policy.ts'

/** Below the locale. */
export const panelPath = '/control-panel'

/** Writing that is allowed before the new terms are answered: the answer itself, and what is remembered of a sign-in. */
const exemptActions = new Set(['acceptance', 'close-banner'])

/**
 * Stands before every page, data and action of the panel: visitors sign in first and come back, who has not confirmed
 * the address does so, everyone else comes to the overview with the reason. Nothing of it is kept by browsers.
 */
export const guardPanel: MiddlewareFunction<Response> = async ({ request, url, params, context }, next) => {
  const locale = requireLocale(params)
  const { actor } = context.get(appContext)
  const refused = findAccessRedirect({ actor, locale, url, method: request.method })
  if (refused) throw refused
  const response = await next()
  response.headers.set('cache-control', 'no-store')
  return response
}

interface AccessRequest {
  actor: Actor
  locale: Locale
  /** Of the page, without what the router adds for data. */
  url: { pathname: string; search: string }
  method: string
}

/** Where somebody is sent instead; undefined when the page or action may be had. */
export function findAccessRedirect({ actor, locale, url, method }: AccessRequest): Response | undefined {
  const pagePath = panelPageOf(url.pathname)
  const page = mayOpenPanelPage(actor, pagePath)
  if (!page.allowed) return redirectForReason(page.reason, locale, url)
  if (method === 'GET' || method === 'HEAD' || exemptActions.has(pagePath)) return
  const writing = mayWrite(actor)
  if (!writing.allowed) return redirectWithToast(url.pathname + url.search, `errors:${writing.reason}`)
}

/** The address of a page below the panel: `users/edit/7`. */
const panelPageOf = (pathname: string): string =>
  pathname.replace(/^\/[^/]+\/control-panel\/?/, '').replace(/\/+$/, '')

/** What is a file and no page, by the page that offers it: after signing in somebody goes on to a page. */
const downloadPages: Record<string, string> = { 'my-profile/my-data': 'my-profile/account' }

function redirectForReason(
  reason: ErrorCode,
  locale: Locale,
  { pathname, search }: AccessRequest['url'],
): Response {
  if (reason === 'account.required') {
    const page = downloadPages[panelPageOf(pathname)]
    const wanted = page ? localizedPath(locale, `${panelPath}/${page}`) : pathname + search
    return redirect(`${localizedPath(locale, '/login')}?${new URLSearchParams({ redirect: wanted })}`, 303)
  }
  if (reason === 'account.unverified') return redirect(localizedPath(locale, '/confirm-email'), 303)
  return redirectWithToast(localizedPath(locale, `${panelPath}/overview`), `errors:${reason}`)
}

/** Who is signed in, in loaders and actions of the panel; its guard has let nobody else in. */
export function requireSignedIn(context: Readonly<RouterContextProvider>): UserSession {
  const { session } = context.get(appContext)
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
}): { app: AppContext; signedIn: UserSession; locale: Locale } {
  return { app: context.get(appContext), signedIn: requireSignedIn(context), locale: requireLocale(params) }
}
