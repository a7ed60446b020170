import { redirect, redirectDocument, replace } from 'react-router'
import type { UserSession } from '#domains/accounts/user-session.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { AppContext } from '../app-context.ts'
import { siteAreaOf } from '../site-areas.ts'

/**
 * Where somebody who is signed in goes on: first to the confirmation of the address, then where they wanted to, else
 * to the overview.
 */
export const postSignInPath = (
  { actor }: Pick<UserSession, 'actor'>,
  locale: Locale,
  target?: string,
): string => {
  if (!actor.isVerified) return localizedPath(locale, '/confirm-email')
  return target ?? localizedPath(locale, '/control-panel/overview')
}

/** The redirect to an address of the site; to a public page by a document of its own. */
export function redirectTo(address: string, init: ResponseInit): Response {
  const isHere = siteAreaOf(new URL(address, 'http://here').pathname) === 'members'
  return isHere ? redirect(address, init) : redirectDocument(address, init)
}

/**
 * For loaders and actions of pages that are for visitors alone.
 * @throws the redirect of who is signed in
 */
export function requireVisitor({ session }: Pick<AppContext, 'session'>, locale: Locale): void {
  if (session) throw replace(postSignInPath(session, locale), 303)
}
