import { mayAdminister, mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'

/** Administrators see what the dictionary still needs, also while an acceptance is pending. */
export const maySeeSetup = (actor: Actor): Decision => mayReadAsAdministrator(actor)

/** Administrators hide the list for themselves and send a test mail to themselves. */
export const mayUseSetup = (actor: Actor): Decision => mayAdminister(actor)

/** Some lines lead to pages of owners. */
export function mayChangeLine(actor: Actor, line: { isForOwners: boolean }): Decision {
  const right = maySeeSetup(actor)
  if (!right.allowed || !line.isForOwners) return right
  return actor.kind === 'account' && actor.isOwner ? allow : deny('account.ownersOnly')
}
