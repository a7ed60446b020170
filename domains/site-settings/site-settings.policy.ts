import { mayAdminister, mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'

/** Owners alone see and choose how the platform looks (ROL-03). */
export function mayChangeIdentity(actor: Actor): Decision {
  const right = mayAdminister(actor)
  if (!right.allowed || actor.kind === 'system') return right
  return actor.kind === 'account' && actor.isOwner ? allow : deny('account.ownersOnly')
}

/** Administrators read the settings of the website, also while an acceptance is pending. */
export const mayReadWebsite = (actor: Actor): Decision => mayReadAsAdministrator(actor)

/** Administrators change the settings of the website. */
export const mayChangeWebsite = (actor: Actor): Decision => mayAdminister(actor)

/** Owners alone choose what a sign needs before it is published (D50). */
export const mayChangeMandatory = (actor: Actor): Decision => mayChangeIdentity(actor)
