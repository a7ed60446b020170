import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { recordSecurityEvent } from '#platform/log/security-log.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { RelyingParty } from '../relying-party.ts'
import { loadWebauthn } from './load-webauthn.ts'
import {
  type ChallengePurpose,
  consumeChallenge,
  findCredential,
  storePasskeyUse,
} from './passkey.queries.ts'

type Context = Pick<AccountsContext, 'db' | 'now'> & { relyingParty: RelyingParty | null }

/**
 * Verifies the response of a passkey of the account to a challenge, and stores the use.
 * @throws AppError `passkey.invalid` for an expired, used or foreign challenge, an unknown or foreign passkey, a wrong
 * signature, another site, or a counter that did not grow; `passkey.unavailable`
 */
export async function verifyPasskey(
  ctx: Context,
  accountId: number,
  response: AuthenticationResponseJSON,
): Promise<void> {
  try {
    await verifyResponse(ctx, accountId, response)
  } catch (error) {
    if (isAppError(error) && error.code === 'passkey.invalid')
      recordSecurityEvent('secondFactor.failed', { account: accountId })
    throw error
  }
}

async function verifyResponse(
  { db, now, relyingParty }: Context,
  accountId: number,
  response: AuthenticationResponseJSON,
): Promise<void> {
  if (!relyingParty) throw new AppError('passkey.unavailable')
  const at = now()
  const credential = await findCredential(db, accountId, response.id)
  if (!credential) throw new AppError('passkey.invalid')
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const { verified, authenticationInfo } = await withChallenge(
    { db, accountId, purpose: 'sign-in', at },
    (expectedChallenge) =>
      verifyAuthenticationResponse({
        response,
        credential,
        expectedChallenge,
        expectedOrigin: relyingParty.origin,
        expectedRPID: relyingParty.id,
        requireUserVerification: false,
      }),
  )
  const counter = authenticationInfo.newCounter
  if (!verified || !(await storePasskeyUse(db, { accountId, credentialId: credential.id, counter, at })))
    throw new AppError('passkey.invalid')
}

/**
 * Runs a verification of the library, which uses up the challenge. The library throws plain errors for wrong responses.
 * @throws AppError `passkey.invalid`; errors of the database unchanged
 */
export async function withChallenge<Result>(
  {
    db,
    accountId,
    purpose,
    at,
  }: { db: Context['db']; accountId: number; purpose: ChallengePurpose; at: Date },
  verify: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<Result>,
): Promise<Result> {
  let databaseError: unknown
  const consume = (challenge: string) =>
    consumeChallenge(db, { challenge, accountId, purpose }, at).catch((error: unknown) => {
      databaseError = error
      return false
    })
  try {
    return await verify(consume)
  } catch (cause) {
    throw databaseError ?? new AppError('passkey.invalid', { cause })
  }
}
