import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import { type ManagedAccount, mayManageAccount } from './account-change.policy.ts'

/** The facts of an account that decide about its email address. */
export interface ManagedEmail extends Pick<ManagedAccount, 'id' | 'isOwner' | 'state'> {
  isVerified: boolean
  /** Account id of the administrator who registered the person; null for people who registered themselves. */
  registeredBy: number | null
}

/**
 * Administrators correct the address of a person whom an administrator registered, and send the link again, until the
 * person confirms the address.
 */
export function mayCorrectEmail(actor: Actor, account: ManagedEmail): Decision {
  const right = mayManageAccount(actor, account, 'account.ownState')
  if (!right.allowed) return right
  const isOpen = account.state !== 'deleted' && !account.isVerified && account.registeredBy !== null
  return isOpen ? allow : deny('account.wrongState')
}

/** Administrators send a link to a new address when a person has lost the confirmed one; only owners for an owner. */
export function mayReplaceEmail(actor: Actor, account: ManagedEmail): Decision {
  const right = mayManageAccount(actor, account, 'account.ownState')
  if (!right.allowed) return right
  return account.state !== 'deleted' && account.isVerified ? allow : deny('account.wrongState')
}

/** The administrator who entered the address of a person sees it until the person confirms it. */
export function maySeeUnconfirmedEmail(actor: Actor, account: ManagedEmail): Decision {
  const right = mayReadAsAdministrator(actor)
  if (!right.allowed || actor.kind !== 'account') return right
  const isRegistrar = account.registeredBy === actor.id
  return isRegistrar && !account.isVerified && account.state !== 'deleted' ? allow : deny('account.others')
}
