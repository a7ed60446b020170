import { AppError } from '#platform/errors/app-error.ts'
import type { SignedIn } from '../signed-in.ts'
import type { AccountsContext } from './accounts-context.ts'
import { endSession, endSessions, listSessions } from './sessions.ts'

type Context = Pick<AccountsContext, 'db' | 'now'>
type Person = Pick<SignedIn, 'account' | 'sessionId'>

/** A person's live sessions, this one marked. */
export async function listOwnSessions({ db, now }: Context, { account, sessionId }: Person) {
  const sessions = await listSessions(db, account.id, now())
  return sessions.map((session) => ({ ...session, isThis: session.id === sessionId }))
}

/**
 * Ends another session of the same person; one that is no more is no error.
 * @throws AppError `request.invalid` for the session at hand, which ends by signing out
 */
export async function endOwnSession(
  { db, now }: Context,
  { account, sessionId }: Person,
  id: string,
): Promise<void> {
  if (id === sessionId) throw new AppError('request.invalid')
  const sessions = await listSessions(db, account.id, now())
  if (sessions.some((session) => session.id === id)) await endSession(db, id)
}

/** Ends every session of a person but the one at hand. */
export const endOtherSessions = ({ db }: Context, { account, sessionId }: Person): Promise<void> =>
  endSessions(db, account.id, { except: sessionId })
