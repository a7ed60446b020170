import { mayEnterPanel, mayWrite } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'

/**
 * Whether a person may delete their own account: everybody may but the last owner.
 * @param hasOtherOwner whether another accepted owner stays
 */
export function mayDeleteOwnAccount(actor: Actor, hasOtherOwner: boolean): Decision {
  const entry = mayEnterPanel(actor)
  if (!entry.allowed) return entry
  const writing = mayWrite(actor)
  if (!writing.allowed) return writing
  return actor.kind === 'account' && actor.isOwner && !hasOtherOwner ? deny('account.lastOwner') : allow
}
