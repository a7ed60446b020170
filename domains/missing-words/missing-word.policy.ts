import { mayAdminister, mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'

/** Administrators read which words are missing. */
export const mayReadMissingWords: (actor: Actor) => Decision = mayReadAsAdministrator

/** Administrators decide what becomes of missing words. */
export const mayChangeMissingWords: (actor: Actor) => Decision = mayAdminister
