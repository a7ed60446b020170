import type { AccountsContext } from '../../server/accounts-context.ts'
import type { UserSession } from '../../user-session.ts'
import { endSession } from './sessions.ts'

/** Ends the current session, for the cookie and the bearer token alike. Everybody may sign out. */
export const signOut = (
  { db }: Pick<AccountsContext, 'db'>,
  { sessionId }: Pick<UserSession, 'sessionId'>,
): Promise<void> => endSession(db, sessionId)
