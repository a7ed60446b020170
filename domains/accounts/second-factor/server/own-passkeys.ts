import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { displayName } from '../../display-name.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { credentialChangeLimits } from '../../sessions/server/credential-change-limits.ts'
import { verifyCurrentPassword } from '../../sessions/server/verify-current-password.ts'
import type { UserSession } from '../../user-session.ts'
import type { PasskeyCreationRequest } from '../passkey-request.ts'
import type { RelyingParty } from '../relying-party.ts'
import type { PasskeyFinishInput, PasskeyRemovalInput, PasskeyRenameInput } from '../second-factor.input.ts'
import { mayManageOwnSecondFactors } from '../second-factor.policy.ts'
import { addFactor, removeFactor } from './change-factors.ts'
import { loadWebauthn } from './load-webauthn.ts'
import {
  deletePasskey,
  insertPasskey,
  listCredentials,
  renamePasskey,
  storeChallenge,
} from './passkey.queries.ts'
import { withChallenge } from './verify-passkey.ts'

type Context = Pick<AccountsContext, 'db' | 'now' | 'mails' | 'formGate' | 'clientAddress'>
type PasskeyContext = Context & {
  /** Null where the site supports no passkeys. */
  relyingParty: RelyingParty | null
}
type OwnSession = Pick<UserSession, 'sessionId' | 'actor' | 'account'>

/** EdDSA, ES256 and RS256. The defaults of the library include algorithms that Node marks as experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]

/**
 * Begins to add a passkey, confirmed by the password.
 * @returns the request to the browser, valid for five minutes
 * @throws AppError `passkey.unavailable`; `account.wrongPassword` at `password`; `form.tooMany`; the reasons of
 * `mayManageOwnSecondFactors`
 */
export async function startPasskeySetup(
  ctx: PasskeyContext,
  { actor, account }: OwnSession,
  { password }: { password: string },
): Promise<PasskeyCreationRequest> {
  authorize(mayManageOwnSecondFactors(actor))
  const { db, relyingParty, formGate, clientAddress } = ctx
  if (!relyingParty) throw new AppError('passkey.unavailable')
  await verifyCurrentPassword(ctx, actor.id, password, 'password')
  await formGate.consume(credentialChangeLimits, clientAddress, account.email)
  const { generateRegistrationOptions } = await loadWebauthn()
  const { extensions: _, ...request } = await generateRegistrationOptions({
    rpName: relyingParty.name,
    rpID: relyingParty.id,
    userName: account.email,
    userDisplayName: displayName(account),
    userID: new TextEncoder().encode(`account ${actor.id}`),
    excludeCredentials: await listCredentials(db, actor.id),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
  })
  await storeChallenge(db, { challenge: request.challenge, accountId: actor.id, purpose: 'add' }, ctx.now())
  return request
}

/**
 * Adds the passkey that the browser created. The challenge proves that the password was entered within five minutes.
 * @returns recovery codes when the account had none
 * @throws AppError `passkey.invalid`; `passkey.taken`; `passkey.unavailable`; the reasons of
 * `mayManageOwnSecondFactors`
 */
export async function finishPasskeySetup(
  ctx: PasskeyContext,
  session: OwnSession,
  { name, response }: PasskeyFinishInput,
): Promise<string[] | null> {
  const { actor } = session
  authorize(mayManageOwnSecondFactors(actor))
  const { db, relyingParty } = ctx
  if (!relyingParty) throw new AppError('passkey.unavailable')
  const { verifyRegistrationResponse } = await loadWebauthn()
  const { verified, registrationInfo } = await withChallenge(
    { db, accountId: actor.id, purpose: 'add', at: ctx.now() },
    (expectedChallenge) =>
      verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: relyingParty.origin,
        expectedRPID: relyingParty.id,
        supportedAlgorithmIDs,
        requireUserVerification: false,
      }),
  )
  if (!verified) throw new AppError('passkey.invalid')
  return addFactor({
    ctx,
    session,
    factor: 'passkey',
    add: (tx, at) =>
      insertPasskey(tx, { accountId: actor.id, name, credential: registrationInfo.credential, at }),
  })
}

/**
 * Renames an own passkey.
 * @throws AppError `account.noSecondFactor` when it is missing or somebody else's; the reasons of
 * `mayManageOwnSecondFactors`
 */
export async function renameOwnPasskey(
  { db }: Pick<Context, 'db'>,
  { actor }: Pick<OwnSession, 'actor'>,
  { passkey, name }: PasskeyRenameInput,
): Promise<void> {
  authorize(mayManageOwnSecondFactors(actor))
  if (!(await renamePasskey(db, { accountId: actor.id, id: passkey, name })))
    throw new AppError('account.noSecondFactor')
}

/** Removes an own passkey. @throws AppError like `removeFactor`, also when the passkey is somebody else's */
export const removeOwnPasskey = (
  ctx: Context,
  session: OwnSession,
  { passkey, password }: PasskeyRemovalInput,
): Promise<void> =>
  removeFactor({
    ctx,
    session,
    factor: 'passkey',
    password,
    remove: (tx) => deletePasskey(tx, { accountId: session.actor.id, id: passkey }),
  })
