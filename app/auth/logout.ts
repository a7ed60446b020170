import { redirect } from 'react-router'
import { signOut } from '#domains/accounts/index.ts'
import { expiredSessionCookie } from '#platform/http/session-cookie.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/logout.ts'

/** Ends the session, for the cookie and for clients that use its token. */
export async function action({ params, context }: Route.ActionArgs) {
  const locale = requireLocale(params)
  const { session, db, settings } = context.get(appContext)
  if (session) await signOut({ db }, session)
  return redirect(localizedPath(locale, '/login'), {
    status: 303,
    headers: { 'set-cookie': expiredSessionCookie(settings), 'cache-control': 'no-store' },
  })
}

/** A GET request does not end the session. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(localizedPath(requireLocale(params), '/login'), 303)
