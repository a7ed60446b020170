import { mayAdminister, mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import type { ImportState } from './sign-import.ts'

/** Administrators see all imports (ROL-07). */
export const maySeeImports = (actor: Actor): Decision => mayReadAsAdministrator(actor)

/** Administrators import; what an import makes or changes is pending (ROL-07). */
export const mayImport = (actor: Actor): Decision => mayAdminister(actor)

const within = (
  states: readonly ImportState[],
  actor: Actor,
  { state }: { state: ImportState },
): Decision => {
  const right = mayImport(actor)
  if (!right.allowed) return right
  return states.includes(state) ? allow : deny('import.otherState')
}

type Facts = { state: ImportState }

/** The settings of an import change until it is confirmed. */
export const mayChangeImport = (actor: Actor, facts: Facts): Decision =>
  within(['unmapped', 'failed', 'ready'], actor, facts)

/** A preview is confirmed once. */
export const mayConfirmImport = (actor: Actor, facts: Facts): Decision => within(['ready'], actor, facts)

/** A finished import is undone once. */
export const mayUndoImport = (actor: Actor, facts: Facts): Decision => within(['applied'], actor, facts)

/** The states before the confirmation. */
export const unconfirmedStates: readonly ImportState[] = ['checking', 'unmapped', 'failed', 'ready']

/** An import that was not confirmed is discarded together with its file. */
export const mayDiscardImport = (actor: Actor, facts: Facts): Decision =>
  within(unconfirmedStates, actor, facts)
