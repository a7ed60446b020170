import type { Actor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'
import {
  mayAssignPublisher,
  mayDecline,
  mayEdit,
  mayPublish,
  mayRemove,
  mayRestore,
  mayUnpublish,
  type SignFacts,
} from './sign.policy.ts'

/** What an actor may do with a sign; each refusal has its reason. */
export type SignAbilities = Record<SignAbility, Decision>

export const signAbilityNames = [
  'edit',
  'publish',
  'unpublish',
  'decline',
  'remove',
  'restore',
  'assignPublisher',
] as const
export type SignAbility = (typeof signAbilityNames)[number]

export const signAbilities = (actor: Actor, sign: SignFacts): SignAbilities => ({
  edit: mayEdit(actor, sign),
  publish: mayPublish(actor, sign),
  unpublish: mayUnpublish(actor, sign),
  decline: mayDecline(actor, sign),
  remove: mayRemove(actor, sign),
  restore: mayRestore(actor, sign),
  assignPublisher: mayAssignPublisher(actor, sign),
})
