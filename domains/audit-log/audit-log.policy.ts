import { mayAdminister, mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'

const ifOwner = (actor: Actor, right: Decision): Decision => {
  if (!right.allowed || actor.kind === 'system') return right
  return actor.kind === 'account' && actor.isOwner ? allow : deny('account.ownersOnly')
}

/** Owners alone read the audit log. */
export const mayReadAuditLog = (actor: Actor): Decision => ifOwner(actor, mayReadAsAdministrator(actor))

/** Owners alone decide about the retention of entries. */
export const mayChangeRetention = (actor: Actor): Decision => ifOwner(actor, mayAdminister(actor))
