import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { redirect } from 'react-router'
import type { UserSession } from '#domains/accounts/user-session.ts'
import { mayWrite } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { recordRefusal } from '#platform/log/security-log.ts'
import { type AppContext, appContext } from '../app-context.ts'
import { redirectWithToast } from '../frame/redirect-with-toast.ts'
import { pageError, requireLocale } from '../page-errors.ts'
import { mayOpenPanelPage } from './panel-access.policy.ts'
import { panelPagePath, panelPath } from './panel-path.ts'

/** Below the panel. */
const secondFactorPage = 'my-profile/second-factor'

/**
 * Forms that are accepted while an acceptance is pending: the acceptance itself, the banner of this session, and second
 * factors, which may be required before the acceptance.
 */
const actionsDespitePendingAcceptance = new Set(['acceptance', 'close-banner', secondFactorPage])

/**
 * Runs before every page, data request and action of the panel. Visitors are redirected to the sign-in page, accounts
 * with an unconfirmed address to its confirmation, those without a required second factor to its page, and everyone else without access to the overview with the reason.
 * Browsers do not store any response.
 */
export const guardPanel: MiddlewareFunction<Response> = async ({ request, url, params, context }, next) => {
  const locale = requireLocale(params)
  const { actor, isSessionUnknown } = context.get(appContext)
  // Then `requireSignedIn` responds with an error page; a redirect to the sign-in page would be wrong.
  const denied = isSessionUnknown
    ? undefined
    : findAccessRedirect({ actor, locale, url, method: request.method })
  if (denied) throw denied
  const response = await next()
  response.headers.set('cache-control', 'no-store')
  return response
}

interface AccessRequest {
  actor: Actor
  locale: Locale
  /** The URL of the page, without the `.data` suffix of data requests. */
  url: { pathname: string; search: string }
  method: string
}

/** The redirect for a request without access; undefined if the request is allowed. */
export function findAccessRedirect({ actor, locale, url, method }: AccessRequest): Response | undefined {
  const pagePath = pathBelowPanel(url.pathname)
  const page = mayOpenPanelPage(actor, pagePath)
  if (!page.allowed) return redirectForReason(page.reason, locale, url)
  if (method === 'GET' || method === 'HEAD' || actionsDespitePendingAcceptance.has(pagePath)) return
  const writing = mayWrite(actor)
  if (!writing.allowed) return redirectWithToast(url.pathname + url.search, `errors:${writing.reason}`)
}

/** `/pt/control-panel/users/edit/7` → `users/edit/7`. */
const pathBelowPanel = (pathname: string): string =>
  pathname.replace(new RegExp(`^/[^/]+${panelPath}/?`), '').replace(/\/+$/, '')

/** The page that offers a file. Signing in leads to a page, not to a download. */
const pageOfDownload: Record<string, string> = { 'my-profile/my-data': 'my-profile/account' }

function redirectForReason(
  reason: ErrorCode,
  locale: Locale,
  { pathname, search }: AccessRequest['url'],
): Response {
  recordRefusal(reason)
  if (reason === 'account.required') {
    const page = pageOfDownload[pathBelowPanel(pathname)]
    const target = page ? panelPagePath(locale, page) : pathname + search
    return redirect(`${localizedPath(locale, '/login')}?${new URLSearchParams({ redirect: target })}`, 303)
  }
  if (reason === 'account.secondFactorMissing') return redirect(panelPagePath(locale, secondFactorPage), 303)
  if (reason === 'account.unverified') return redirect(localizedPath(locale, '/confirm-email'), 303)
  return redirectWithToast(panelPagePath(locale, 'overview'), `errors:${reason}`)
}

/** The session of the signed-in person. Loaders and actions of the panel run after `guardPanel`, so there is one. */
export function requireSignedIn(context: Readonly<RouterContextProvider>): UserSession {
  const { session, isSessionUnknown } = context.get(appContext)
  if (isSessionUnknown) throw new AppError('server.busy')
  if (!session) throw pageError('account.required')
  return session
}

/** What loaders and actions of the panel need: the services, the session and the language. */
export function panelContext({
  params,
  context,
}: {
  params: { locale?: string }
  context: Readonly<RouterContextProvider>
}): { app: AppContext; signedIn: UserSession; locale: Locale } {
  return { app: context.get(appContext), signedIn: requireSignedIn(context), locale: requireLocale(params) }
}
