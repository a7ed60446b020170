import { AppError } from '#platform/errors/app-error.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { UserSession } from '../../user-session.ts'
import type { SignInInput } from '../sign-in.input.ts'
import { findCredentials } from './credentials.queries.ts'
import { verifyPassword } from './password-hash.ts'
import { findUserSession, openSession } from './sessions.ts'

const quarterHour = 900
const hour = 3_600

/**
 * Only failures count, so a class that shares one IP address can sign in. A single client cannot lock somebody out of
 * their account, because the client's limit is reached long before that of the account.
 */
export const signInLimits: readonly FormLimit[] = [
  { name: 'sign-in-pair', scope: 'pair', points: 10, seconds: quarterHour },
  { name: 'sign-in-sender', scope: 'sender', points: 60, seconds: quarterHour },
  { name: 'sign-in-account', scope: 'account', points: 100, seconds: hour },
]

/** Each attempt costs work, whatever its result. The limit exceeds what a whole school needs. */
export const signInFloodLimits: readonly FormLimit[] = [
  { name: 'sign-in-flood', scope: 'sender', points: 1_500, seconds: quarterHour },
]

/**
 * Signs a person in. The refusal does not reveal the reason, and every refusal costs the same work: unknown address,
 * wrong password, no password yet, deleted account.
 * @param current the live session of the request; null for visitors
 * @param credentials with the User-Agent of the client as `device`
 * @returns the new session and its token
 * @throws AppError `account.signedIn` when there is a live session; `account.wrongCredentials`; `form.tooMany`
 */
export async function signIn(
  { db, now, formGate, clientAddress }: Pick<AccountsContext, 'db' | 'now' | 'formGate' | 'clientAddress'>,
  current: UserSession | null,
  { email, password, device }: SignInInput & { device: string },
): Promise<{ token: string; session: UserSession }> {
  if (current) throw new AppError('account.signedIn')
  await formGate.consume(signInFloodLimits, clientAddress)
  await formGate.consume(signInLimits, clientAddress, email)
  const found = await findCredentials(db, email)
  const stored = found && found.deletedAt === null ? found.passwordHash : null
  const isPasswordValid = await verifyPassword(stored, password)
  if (!found || !isPasswordValid) throw new AppError('account.wrongCredentials')

  await formGate.refund(signInLimits, clientAddress, email)
  const at = now()
  const { token } = await openSession(db, { accountId: found.id, device, now: at })
  const session = await findUserSession(db, token, at)
  if (!session) throw new AppError('account.wrongCredentials')
  return { token, session }
}
