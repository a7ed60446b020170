import { redirect } from 'react-router'
import { endSession } from '#domains/accounts/index.ts'
import { expiredSessionCookie } from '#platform/http/session-cookie.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/logout.ts'

/** Ends the session, for this browser's cookie and every program that has its token. */
export async function action({ params, context }: Route.ActionArgs) {
  const locale = requireLocale(params)
  const { session, db, settings } = context.get(appContext)
  if (session) await endSession(db, session.sessionId)
  return redirect(localizedPath(locale, '/login'), {
    status: 303,
    headers: { 'set-cookie': expiredSessionCookie(settings), 'cache-control': 'no-store' },
  })
}

/** An address that somebody opens ends nothing. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(localizedPath(requireLocale(params), '/login'), 303)
