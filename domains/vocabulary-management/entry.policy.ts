import { mayAdminister, mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'

/** Where a value is used. */
export interface EntryUse {
  /** Signs of every status, those whose public version alone has the value included. */
  signs: number
  /** Values that are grouped under it or belong to it. */
  values: number
}

/** Administrators see the reference lists with the numbers of uses. */
export const maySeeLists = (actor: Actor): Decision => mayReadAsAdministrator(actor)

/** Administrators add, change, order and merge values, and undo a merge. */
export const mayManageLists = (actor: Actor): Decision => mayAdminister(actor)

/** Administrators delete values that nothing uses; the others are merged into another value. */
export function mayDeleteEntry(actor: Actor, use: EntryUse): Decision {
  const right = mayManageLists(actor)
  if (!right.allowed) return right
  if (use.signs > 0) return deny('entry.inUse')
  return use.values > 0 ? deny('entry.containsValues') : allow
}
