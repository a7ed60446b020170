import type { Actor } from '#platform/actor.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { Decision } from '#platform/policy.ts'
import { mayAssignPublisher, mayDecide, mayEdit, type SignFacts } from './sign.policy.ts'
import { decisionNames, type SignDecision } from './sign-decisions.ts'

/** What an actor may do with a sign: edit it, decide about it, name another publisher. */
export type SignAbility = 'edit' | SignDecision | 'assignPublisher'
/** What an actor may do with a sign; each refusal has its reason. */
export type SignAbilities = Record<SignAbility, Decision>
/** Why an actor may not do something with a sign; null for what is allowed. */
export type SignRefusals = Record<SignAbility, ErrorCode | null>

export const signAbilities = (actor: Actor, sign: SignFacts): SignAbilities => ({
  edit: mayEdit(actor, sign),
  ...(Object.fromEntries(
    decisionNames.map((decision) => [decision, mayDecide[decision](actor, sign)]),
  ) as Record<SignDecision, Decision>),
  assignPublisher: mayAssignPublisher(actor, sign),
})

export const signRefusals = (abilities: SignAbilities): SignRefusals =>
  Object.fromEntries(
    Object.entries(abilities).map(([ability, decision]) => [
      ability,
      decision.allowed ? null : decision.reason,
    ]),
  ) as SignRefusals
