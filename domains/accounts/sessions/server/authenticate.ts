import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { bearerToken, findSessionToken } from '#platform/http/session-cookie.ts'
import type { SecondFactorSettings } from '../../second-factor/second-factor.ts'
import type { UserSession } from '../../user-session.ts'
import { findUserSession } from './sessions.ts'

interface AuthenticationContext {
  db: Db
  now: () => Date
  secure: boolean
  secondFactor: Pick<SecondFactorSettings, 'required'>
}

/** The session of a page request, by its cookie; null for visitors and for ended sessions. */
export async function authenticateByCookie(
  headers: Headers,
  { db, now, secure, secondFactor }: AuthenticationContext,
): Promise<UserSession | null> {
  const token = findSessionToken(headers.get('cookie'), { secure })
  return token === undefined ? null : findUserSession(db, token, now(), secondFactor.required)
}

/**
 * The session of an API request, by `Authorization: Bearer`, else by the cookie.
 * @throws AppError `account.tokenInvalid` for an unknown bearer token
 */
export async function authenticateApiRequest(
  headers: Headers,
  context: AuthenticationContext,
): Promise<UserSession | null> {
  const token = bearerToken(headers.get('authorization'))
  if (token === undefined) return authenticateByCookie(headers, context)
  const found = await findUserSession(context.db, token, context.now(), context.secondFactor.required)
  if (!found) throw new AppError('account.tokenInvalid')
  return found
}
