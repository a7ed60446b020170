import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { bearerToken, findSessionToken } from '#platform/http/session-cookie.ts'
import type { SecondFactorSettings } from '../../second-factor/second-factor.ts'
import { type TokenCaller, tokenPrefix } from '../../tokens/api-token.ts'
import { findTokenCaller } from '../../tokens/server/find-token-caller.ts'
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
  { db, now, secure, secondFactor }: AuthenticationContext,
  { headers }: { headers: Headers },
): Promise<UserSession | null> {
  const token = findSessionToken(headers.get('cookie'), { secure })
  return token === undefined ? null : findUserSession(db, token, now(), secondFactor.required)
}

/** Who calls the API: a session, or a token of a person. */
export type ApiCaller = (UserSession & { token: null }) | TokenCaller

/**
 * The caller of an API request, by `Authorization: Bearer`, else by the cookie. With both, the cookie is ignored.
 * @throws AppError `token.invalid`, `account.tokenInvalid` for a bearer token that is unknown or has ended
 */
export async function authenticateApiRequest(
  context: AuthenticationContext,
  { headers }: { headers: Headers },
): Promise<ApiCaller | null> {
  const bearer = bearerToken(headers.get('authorization'))
  if (bearer === undefined) return asCaller(await authenticateByCookie(context, { headers }))
  const { db, now, secondFactor } = context
  const isToken = bearer.startsWith(tokenPrefix)
  const caller = isToken
    ? await findTokenCaller(db, bearer, now(), secondFactor.required)
    : asCaller(await findUserSession(db, bearer, now(), secondFactor.required))
  if (!caller) throw new AppError(isToken ? 'token.invalid' : 'account.tokenInvalid')
  return caller
}

const asCaller = (session: UserSession | null): ApiCaller | null => session && { ...session, token: null }
