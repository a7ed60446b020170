import { type Actor, isAdministrator } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'

/**
 * Whether a person may accept terms and policy and answer the consent form. Every account may, also while the email
 * address is unconfirmed or the registration is not accepted.
 */
export const mayAnswerConsent = (actor: Actor): Decision =>
  actor.kind === 'account' ? allow : deny('account.required')

/**
 * Whether a person may change answers to the consent form that are no pending question: not while terms or policy wait
 * for acceptance.
 */
export function mayChangeConsent(
  actor: Actor,
  accepted: { isTermsAccepted: boolean; isPolicyAccepted: boolean },
): Decision {
  const right = mayAnswerConsent(actor)
  if (!right.allowed) return right
  return accepted.isTermsAccepted && accepted.isPolicyAccepted ? allow : deny('account.owesAcceptance')
}

/** Whether a person may read which legal texts an account accepted: its owner and administrators may. */
export function mayReadAcceptances(actor: Actor, accountId: number): Decision {
  if (actor.kind === 'system' || (actor.kind === 'account' && actor.id === accountId)) return allow
  if (actor.kind !== 'account') return deny('account.required')
  return isAdministrator(actor) ? allow : deny('account.others')
}
