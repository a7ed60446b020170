import { mayAdminister, mayEnterAccount } from '#platform/access.policy.ts'
import type { AccountState, Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'

/**
 * The own second factors. A person whose second factor is missing, or with a pending acceptance, may manage them too:
 * otherwise nothing could be added where it is required.
 */
export const mayManageOwnSecondFactors = (actor: Actor): Decision => mayEnterAccount(actor)

/** The facts of an account that decide about the removal of its second factors by an administrator. */
export interface SecondFactorOwner {
  id: number
  state: AccountState
  isOwner: boolean
  hasSecondFactor: boolean
}

/**
 * Administrators remove the second factors of people who lost them, never their own. Only owners remove those of an
 * owner.
 */
export function mayResetSecondFactor(actor: Actor, account: SecondFactorOwner): Decision {
  const right = mayAdminister(actor)
  if (!right.allowed || actor.kind !== 'account') return right
  if (actor.id === account.id) return deny('account.ownSecondFactor')
  if (account.isOwner && !actor.isOwner) return deny('account.ownersOnly')
  if (account.state === 'deleted') return deny('account.wrongState')
  return account.hasSecondFactor ? allow : deny('account.noSecondFactor')
}
