import { mayEnterPanel } from '#platform/access.policy.ts'
import { type Actor, isMember } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import type { SignListScope } from './sign-list.input.ts'

/** Members see the lists of signs; the list of approvals is for approvers (D17). */
export function maySeeList(actor: Actor, scope: SignListScope): Decision {
  const entry = mayEnterPanel(actor)
  if (!entry.allowed) return entry
  if (!isMember(actor)) return deny('account.notAccepted')
  return scope === 'approvals' && !actor.isApprover ? deny('account.approversOnly') : allow
}
