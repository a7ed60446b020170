import { authenticateApiRequest } from '#domains/accounts/index.ts'
import { mayUseToken } from '#domains/accounts/tokens/api-token.policy.ts'
import { type Actor, visitor } from '#platform/actor.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { memberReadingAccess } from '../api/operation-access.ts'

type ReaderContext = Parameters<typeof authenticateApiRequest>[0]

/**
 * Who loads a file that is not public, by cookie, session or token. A token reads the files of drafts where it reads the
 * drafts. With a wrong token or another scope it is a visitor, so that nobody learns which files exist.
 */
export async function findMediaReader(context: ReaderContext, { headers }: Request): Promise<Actor> {
  try {
    const caller = await authenticateApiRequest(context, { headers })
    if (caller?.token && !mayUseToken(caller.token.scopes, memberReadingAccess).allowed) return visitor
    return caller?.actor ?? visitor
  } catch (error) {
    if (isAppError(error) && error.status === 401) return visitor
    throw error
  }
}
