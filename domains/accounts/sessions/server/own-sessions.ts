import type { AccountActor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { mayManageOwnSessions, mayReadOwnSessions } from '../../own-account.policy.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { UserSession } from '../../user-session.ts'
import type { EndSessionsInput } from '../session.input.ts'
import { listSessions } from './session.queries.ts'
import { endSession, endSessions } from './sessions.ts'
import { verifyCurrentPassword } from './verify-current-password.ts'

type Context = Pick<AccountsContext, 'db' | 'now' | 'formGate' | 'clientAddress'>
/** The session of the request; `actor` decides about the permission. */
type CurrentSession = Pick<UserSession, 'sessionId'> & { actor: AccountActor }

/**
 * A person's live sessions, with a mark at the current one.
 * @throws AppError the reasons of `mayReadOwnSessions`
 */
export async function listOwnSessions(
  { db, now }: Pick<AccountsContext, 'db' | 'now'>,
  { actor, sessionId }: CurrentSession,
) {
  authorize(mayReadOwnSessions(actor))
  const sessions = await listSessions(db, actor.id, now())
  return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }))
}

/**
 * Ends another session of the same person, confirmed by the password. An unknown session is not an error.
 * @throws AppError `request.invalid` for the current session, which ends by signing out; `account.wrongPassword` at
 * `password`; `form.tooMany`; the reasons of `mayManageOwnSessions`
 */
export async function endOwnSession(
  ctx: Context,
  { actor, sessionId }: CurrentSession,
  { session: id, password }: EndSessionsInput,
): Promise<void> {
  authorize(mayManageOwnSessions(actor))
  if (id === sessionId) throw new AppError('request.invalid')
  await verifyCurrentPassword(ctx, actor.id, password, 'password')
  const sessions = await listSessions(ctx.db, actor.id, ctx.now())
  if (sessions.some((session) => session.id === id)) await endSession(ctx.db, id)
}

/**
 * Ends every session of a person except the current one, confirmed by the password.
 * @throws AppError `account.wrongPassword` at `password`; `form.tooMany`; the reasons of `mayManageOwnSessions`
 */
export async function endOtherSessions(
  ctx: Context,
  { actor, sessionId }: CurrentSession,
  { password }: Pick<EndSessionsInput, 'password'>,
): Promise<void> {
  authorize(mayManageOwnSessions(actor))
  await verifyCurrentPassword(ctx, actor.id, password, 'password')
  await endSessions(ctx.db, actor.id, { except: sessionId })
}
