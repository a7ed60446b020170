import { AppError } from '#platform/errors/app-error.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import { recordSecurityEvent } from '#platform/log/security-log.ts'
import { consumeCode } from '../../second-factor/server/consume-code.ts'
import { createPendingSignIn } from '../../second-factor/server/pending-sign-in.queries.ts'
import { accountHasSecondFactor } from '../../second-factor/server/second-factor.queries.ts'
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

type Context = Pick<AccountsContext, 'db' | 'now' | 'mails' | 'formGate' | 'clientAddress' | 'secondFactor'>

/** The new session and its token. */
interface SignedIn {
  token: string
  session: UserSession
}

/** With the User-Agent of the client as `device`. */
type Credentials = SignInInput & { device: string }

/**
 * Signs a person in at once. A person with a second factor sends a code together with the password.
 * @param current the live session of the request; null for visitors
 * @throws AppError `account.signedIn` when there is a live session; `account.wrongCredentials`;
 * `account.secondFactorRequired` without the code; `account.wrongCode`; `form.tooMany`
 */
export async function signIn(
  ctx: Context,
  current: UserSession | null,
  { code, ...credentials }: Credentials & { code?: string | null | undefined },
): Promise<SignedIn> {
  const accountId = await verifyCredentials(ctx, current, credentials)
  if (await accountHasSecondFactor(ctx.db, accountId)) {
    if (!code) throw new AppError('account.secondFactorRequired')
    await consumeCode(ctx, accountId, code)
  }
  return openUserSession(ctx, accountId, credentials.device)
}

/**
 * Signs a person in, or, if the account has a second factor, permits only to enter it.
 * @param current the live session of the request; null for visitors
 * @returns the new session, or the token of the sign-in that waits for the second factor
 * @throws AppError `account.signedIn` when there is a live session; `account.wrongCredentials`; `form.tooMany`
 */
export async function startSignIn(
  ctx: Context,
  current: UserSession | null,
  credentials: Credentials,
): Promise<(SignedIn & { pendingToken: null }) | { pendingToken: string }> {
  const accountId = await verifyCredentials(ctx, current, credentials)
  if (await accountHasSecondFactor(ctx.db, accountId))
    return { pendingToken: await createPendingSignIn(ctx.db, accountId, ctx.now()) }
  return { ...(await openUserSession(ctx, accountId, credentials.device)), pendingToken: null }
}

/**
 * The account of an address and a password. The refusal does not reveal the reason, and every refusal costs the same
 * work: unknown address, wrong password, no password yet, deleted account.
 */
async function verifyCredentials(
  { db, formGate, clientAddress }: Context,
  current: UserSession | null,
  { email, password }: SignInInput,
): Promise<number> {
  if (current) throw new AppError('account.signedIn')
  await formGate.consume(signInFloodLimits, clientAddress)
  await formGate.consume(signInLimits, clientAddress, email)
  const found = await findCredentials(db, email)
  const stored = found && found.deletedAt === null ? found.passwordHash : null
  const isPasswordValid = await verifyPassword(stored, password)
  if (!found || !isPasswordValid) {
    recordSecurityEvent('signIn.failed', { account: found?.id ?? null })
    throw new AppError('account.wrongCredentials')
  }

  await formGate.refund(signInLimits, clientAddress, email)
  return found.id
}

async function openUserSession(
  { db, now, secondFactor }: Context,
  accountId: number,
  device: string,
): Promise<SignedIn> {
  const at = now()
  const { token } = await openSession(db, { accountId, device, now: at })
  const session = await findUserSession(db, token, at, secondFactor.required)
  if (!session) throw new AppError('account.wrongCredentials')
  return { token, session }
}
