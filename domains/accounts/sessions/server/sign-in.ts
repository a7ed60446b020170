import { AppError } from '#platform/errors/app-error.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import { findCredentials } from '../../server/account.queries.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { UserSession } from '../../user-session.ts'
import { verifyPassword } from './password-hash.ts'
import { findUserSession, openSession } from './sessions.ts'

const quarterHour = 900
const hour = 3_600

/**
 * Only failures count, so a class behind one address signs in. One sender alone cannot keep a person from their
 * account: they are stopped long before the account is.
 */
export const signInLimits: readonly FormLimit[] = [
  { name: 'sign-in-pair', scope: 'pair', points: 10, seconds: quarterHour },
  { name: 'sign-in-sender', scope: 'sender', points: 60, seconds: quarterHour },
  { name: 'sign-in-account', scope: 'account', points: 100, seconds: hour },
]

/** However it ends, each sign-in is work: so many of one sender are more than any school needs. */
export const signInFloodLimits: readonly FormLimit[] = [
  { name: 'sign-in-flood', scope: 'sender', points: 1_500, seconds: quarterHour },
]

interface Credentials {
  email: string
  password: string
  /** What the browser says of itself. */
  device: string
}

/**
 * Signs a person in. What is wrong is not told, and every refusal takes the same work: an unknown address, another
 * password, none set yet, a deleted account.
 * @returns the token of the new session, and who is signed in
 * @throws AppError `account.signedIn` when the call carries a live session, `account.wrongCredentials`, `form.tooMany`
 */
export async function signIn(
  { db, now, gate, clientAddress, session }: AccountsContext & { session: UserSession | null },
  { email, password, device }: Credentials,
): Promise<{ token: string; signedIn: UserSession }> {
  if (session) throw new AppError('account.signedIn')
  await gate.consume(signInFloodLimits, clientAddress)
  await gate.consume(signInLimits, clientAddress, email)
  const found = await findCredentials(db, email)
  const stored = found && found.deletedAt === null ? found.passwordHash : null
  const isPasswordValid = await verifyPassword(stored, password)
  if (!found || !isPasswordValid) throw new AppError('account.wrongCredentials')

  await gate.refund(signInLimits, clientAddress, email)
  const at = now()
  const { token } = await openSession(db, { accountId: found.id, device, now: at })
  const signedIn = await findUserSession(db, token, at)
  if (!signedIn) throw new AppError('account.wrongCredentials')
  return { token, signedIn }
}
