import { AppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { endSessionsSchema } from '../../profile/own-account.input.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { UserSession } from '../../user-session.ts'
import { endSession, endSessions, listSessions } from './sessions.ts'
import { verifyCurrentPassword } from './verify-current-password.ts'

type ReadContext = Pick<AccountsContext, 'db' | 'now'>
type Context = Pick<AccountsContext, 'db' | 'now' | 'gate' | 'clientAddress'>
type Person = Pick<UserSession, 'account' | 'sessionId'>

/** A person's live sessions, this one marked. */
export async function listOwnSessions({ db, now }: ReadContext, { account, sessionId }: Person) {
  const sessions = await listSessions(db, account.id, now())
  return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }))
}

/**
 * Ends another session of the same person, who proves it by the password; one that is no more is no error.
 * @param form `session`, the id, and `password`
 * @throws AppError `request.invalid` with what is wrong, or for the session at hand, which ends by signing out;
 * `account.wrongPassword` beside `password`; `form.tooMany`
 */
export async function endOwnSession(ctx: Context, person: Person, form: unknown): Promise<void> {
  const { session: id, password } = parseForm(endSessionsSchema, form)
  if (id === person.sessionId) throw new AppError('request.invalid')
  await verifyCurrentPassword(ctx, person, password, 'password')
  const sessions = await listSessions(ctx.db, person.account.id, ctx.now())
  if (sessions.some((session) => session.id === id)) await endSession(ctx.db, id)
}

/**
 * Ends every session of a person but the one at hand; the password proves who asks.
 * @param form `password`
 * @throws AppError `request.invalid` with what is wrong; `account.wrongPassword` beside `password`; `form.tooMany`
 */
export async function endOtherSessions(ctx: Context, person: Person, form: unknown): Promise<void> {
  const { password } = parseForm(endSessionsSchema, form)
  await verifyCurrentPassword(ctx, person, password, 'password')
  await endSessions(ctx.db, person.account.id, { except: person.sessionId })
}
