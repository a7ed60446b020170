import { redirect, redirectDocument, replace } from 'react-router'
import type { UserSession } from '#domains/accounts/user-session.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { AppContext } from '../app-context.ts'
import { siteAreaOf } from '../site-areas.ts'

/** The page after the sign-in: the confirmation of an unconfirmed address, else the requested page or the overview. */
export const postSignInPath = (
  { actor }: Pick<UserSession, 'actor'>,
  locale: Locale,
  target?: string,
): string => {
  if (!actor.isVerified) return localizedPath(locale, '/confirm-email')
  return target ?? localizedPath(locale, '/control-panel/overview')
}

/** Redirects to a path of the site. Public pages are loaded as a new document, because their bundles differ. */
export function redirectTo(path: string, init: ResponseInit): Response {
  const isMembersArea = siteAreaOf(new URL(path, 'http://localhost').pathname) === 'members'
  return isMembersArea ? redirect(path, init) : redirectDocument(path, init)
}

/**
 * For loaders and actions of pages for visitors only.
 * @throws a redirect for signed-in people
 */
export function requireVisitor({ session }: Pick<AppContext, 'session'>, locale: Locale): void {
  if (session) throw replace(postSignInPath(session, locale), 303)
}
