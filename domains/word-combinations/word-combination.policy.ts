import { mayAdminister, mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'

/** Administrators see the list of combinations in the panel. */
export const mayReadCombinations: (actor: Actor) => Decision = mayReadAsAdministrator

/** Administrators write which signs express a word together. */
export const mayChangeCombinations: (actor: Actor) => Decision = mayAdminister
