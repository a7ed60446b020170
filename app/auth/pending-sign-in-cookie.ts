import { type Cookie, createCookie } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'

const tenMinutes = 600

/** The path of the page that asks for the second factor. */
export const secondFactorPath = (locale: Locale, target?: string): string =>
  localizedPath(locale, `/second-factor${target ? `?${new URLSearchParams({ redirect: target })}` : ''}`)

/**
 * The cookie of a sign-in that waits for the second factor. It contains a random token, of which the database has the
 * hash, and permits only to complete the sign-in.
 */
const cookie = ({ secure }: { secure: boolean }): Cookie =>
  createCookie(secure ? '__Host-sign-in' : 'sign-in', {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: tenMinutes,
  })

/** `Set-Cookie` for a sign-in that waits for the second factor. */
export const pendingSignInCookie = (token: string, settings: { secure: boolean }): Promise<string> =>
  cookie(settings).serialize(token)

/** `Set-Cookie` that removes the cookie. */
export const expiredPendingSignInCookie = (settings: { secure: boolean }): Promise<string> =>
  cookie(settings).serialize('', { maxAge: 0 })

/** The token of a request; null without one. */
export async function findPendingSignIn(
  request: Request,
  settings: { secure: boolean },
): Promise<string | null> {
  const token: unknown = await cookie(settings).parse(request.headers.get('cookie'))
  return typeof token === 'string' && token !== '' ? token : null
}
