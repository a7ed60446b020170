import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'
import type { Readers } from './occurrence.ts'

/** Administrators work with the occurrences of all recordings. */
export const mayReadAllOccurrences: (actor: Actor) => Decision = mayReadAsAdministrator

/** Whose occurrences a person reads where everybody reads some. */
export const readersOf = (actor: Actor): Readers =>
  mayReadAllOccurrences(actor).allowed ? 'administrators' : 'everybody'
