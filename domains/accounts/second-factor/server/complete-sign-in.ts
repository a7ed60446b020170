import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { findUserSession, openSession } from '../../sessions/server/sessions.ts'
import type { UserSession } from '../../user-session.ts'
import type { PasskeyRequest } from '../passkey-request.ts'
import type { RelyingParty } from '../relying-party.ts'
import { hasSecondFactor } from '../second-factor.ts'
import { consumeCode } from './consume-code.ts'
import { loadWebauthn } from './load-webauthn.ts'
import { listCredentials, storeChallenge } from './passkey.queries.ts'
import { consumePendingSignIn, requirePendingSignIn } from './pending-sign-in.queries.ts'
import { findSecondFactors } from './second-factor.queries.ts'
import { verifyPasskey } from './verify-passkey.ts'

type Context = Pick<
  AccountsContext,
  'db' | 'now' | 'mails' | 'formGate' | 'clientAddress' | 'secondFactor'
> & {
  /** Null where the site supports no passkeys. */
  relyingParty: RelyingParty | null
}

/** The new session and its token. */
interface SignedIn {
  token: string
  session: UserSession
}

/**
 * What completes a sign-in whose password was right. The token of the waiting sign-in is the permission.
 * @returns whether there is an authenticator app, and the request to the browser for a passkey, null without any
 * @throws AppError `account.signInExpired`
 */
export async function getSignInFactors(
  { db, now, relyingParty }: Pick<Context, 'db' | 'now' | 'relyingParty'>,
  { pendingToken }: { pendingToken: string },
): Promise<{ hasApp: boolean; hasPasskey: boolean; passkeyRequest: PasskeyRequest | null }> {
  const at = now()
  const accountId = await requirePendingSignIn(db, pendingToken, at)
  const factors = await findSecondFactors(db, accountId)
  // An administrator removed the factors meanwhile: the person signs in again.
  if (!hasSecondFactor(factors)) throw new AppError('account.signInExpired')
  if (!relyingParty || factors.passkeys.length === 0)
    return { hasApp: factors.app !== null, hasPasskey: factors.passkeys.length > 0, passkeyRequest: null }

  const { generateAuthenticationOptions } = await loadWebauthn()
  const { extensions: _, ...passkeyRequest } = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    allowCredentials: await listCredentials(db, accountId),
    // The password was verified before, so a security key without PIN suffices.
    userVerification: 'discouraged',
  })
  await storeChallenge(db, { challenge: passkeyRequest.challenge, accountId, purpose: 'sign-in' }, at)
  return { hasApp: factors.app !== null, hasPasskey: true, passkeyRequest }
}

/**
 * Completes a sign-in by a code of the authenticator app or a recovery code.
 * @param current the live session of the request; null for visitors
 * @throws AppError `account.signedIn`; `account.signInExpired`; `account.wrongCode` at `code`; `form.tooMany`
 */
export async function completeSignInByCode(
  ctx: Omit<Context, 'relyingParty'>,
  current: UserSession | null,
  { pendingToken, code, device }: { pendingToken: string; code: string; device: string },
): Promise<SignedIn> {
  if (current) throw new AppError('account.signedIn')
  await consumeCode(ctx, await requirePendingSignIn(ctx.db, pendingToken, ctx.now()), code)
  return completeSignIn(ctx, { pendingToken, device })
}

/**
 * Completes a sign-in by a passkey.
 * @param current the live session of the request; null for visitors
 * @throws AppError `account.signedIn`; `account.signInExpired`; `passkey.invalid`; `passkey.unavailable`
 */
export async function completeSignInByPasskey(
  ctx: Context,
  current: UserSession | null,
  {
    pendingToken,
    response,
    device,
  }: { pendingToken: string; response: AuthenticationResponseJSON; device: string },
): Promise<SignedIn> {
  if (current) throw new AppError('account.signedIn')
  await verifyPasskey(ctx, await requirePendingSignIn(ctx.db, pendingToken, ctx.now()), response)
  return completeSignIn(ctx, { pendingToken, device })
}

function completeSignIn(
  { db, now, secondFactor }: Pick<Context, 'db' | 'now' | 'secondFactor'>,
  { pendingToken, device }: { pendingToken: string; device: string },
): Promise<SignedIn> {
  return inTransaction(db, async (tx) => {
    const at = now()
    const accountId = await consumePendingSignIn(tx, pendingToken, at)
    const { token } = await openSession(tx, { accountId, device, now: at })
    const session = await findUserSession(tx, token, at, secondFactor.required)
    if (!session) throw new AppError('account.signInExpired')
    return { token, session }
  })
}
