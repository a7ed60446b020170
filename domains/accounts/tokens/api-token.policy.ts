import { mayAdminister, mayEnterPanel, mayReadAsAdministrator, mayTakePart } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import type { TokenScope } from './api-token.ts'

/** Accepted people create tokens (API-03). */
export const mayCreateToken = (actor: Actor): Decision => mayTakePart(actor)

/**
 * The own tokens are read and revoked by everybody who may enter the panel: revoking takes access away, so a pending
 * acceptance does not prevent it.
 */
export const mayManageOwnTokens = (actor: Actor): Decision => mayEnterPanel(actor)

/** Administrators see the tokens of others. */
export const maySeeTokensOfOthers = (actor: Actor): Decision => mayReadAsAdministrator(actor)

/** Administrators revoke the tokens of others. */
export const mayRevokeTokensOfOthers = (actor: Actor): Decision => mayAdminister(actor)

/**
 * Which callers an operation of the API accepts, if they call it with a token: `public` every token, as it accepts
 * visitors too; `session` none, because it manages accounts, sessions or tokens; else those with the scope, or with one
 * of several.
 */
export type OperationAccess = 'public' | 'session' | TokenScope | readonly TokenScope[]

/**
 * Whether a token may be used for an operation; the rights of its person are decided after that. Unknown operations
 * accept no token.
 */
export function mayUseToken(scopes: readonly TokenScope[], operation: OperationAccess | undefined): Decision {
  if (operation === 'public') return allow
  if (operation === undefined || operation === 'session') return deny('token.sessionOnly')
  return [operation].flat().some((scope) => scopes.includes(scope)) ? allow : deny('token.scopeMissing')
}
