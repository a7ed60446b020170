import { mayAdminister, mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'

/** Administrators read which signs the glosses of a recording name. */
export const mayReadGlosses: (actor: Actor) => Decision = mayReadAsAdministrator

/** Administrators choose the gloss tiers of a recording and decide about its values. */
export const mayChangeGlosses: (actor: Actor) => Decision = mayAdminister
