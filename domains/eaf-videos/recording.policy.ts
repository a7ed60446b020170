import { mayAdminister, mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'

/** Administrators read recordings with their files. Others read occurrences of public ones. */
export const mayReadRecordings: (actor: Actor) => Decision = mayReadAsAdministrator

/** Administrators upload annotation files, and change and delete recordings. */
export const mayChangeRecordings: (actor: Actor) => Decision = mayAdminister
