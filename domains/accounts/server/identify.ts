import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { bearerToken, findSessionToken } from '#platform/http/session-cookie.ts'
import type { SignedIn } from '../signed-in.ts'
import { findSignedIn } from './sessions.ts'

interface Asked {
  db: Db
  now: () => Date
  secure: boolean
}

/** Who asks for a page, by the cookie; null for visitors, and where the session has ended. */
export async function identifyByCookie(
  headers: Headers,
  { db, now, secure }: Asked,
): Promise<SignedIn | null> {
  const token = findSessionToken(headers.get('cookie'), { secure })
  return token === undefined ? null : findSignedIn(db, token, now())
}

/**
 * Who calls the API: by `Authorization: Bearer`, else by the cookie.
 * @throws AppError `account.tokenInvalid` for a bearer token that stands for nobody: a program must learn it
 */
export async function identifyCaller(headers: Headers, asked: Asked): Promise<SignedIn | null> {
  const token = bearerToken(headers.get('authorization'))
  if (token === undefined) return identifyByCookie(headers, asked)
  const found = await findSignedIn(asked.db, token, asked.now())
  if (!found) throw new AppError('account.tokenInvalid')
  return found
}
