import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'

/** Administrators see the numbers of the dictionary and of the people who work on it. */
export const maySeeNumbers: (actor: Actor) => Decision = mayReadAsAdministrator
