import { mayAdminister, mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import { type ImportState, type ImportStep, importSteps, isPossibleIn } from './import-steps.ts'

/** Administrators see all imports (ROL-07). */
export const maySeeImports = (actor: Actor): Decision => mayReadAsAdministrator(actor)

/** Administrators import; what an import makes or changes is pending (ROL-07). */
export const mayImport = (actor: Actor): Decision => mayAdminister(actor)

const rights: Record<(typeof importSteps)[ImportStep]['right'], (actor: Actor) => Decision> = {
  administrator: mayImport,
  program: () => allow,
}

/** The next step of an import that exists, also one of a job: its right and its states are in the table. */
export function mayTakeStep(
  actor: Actor,
  step: Exclude<ImportStep, 'start'>,
  { state }: { state: ImportState },
): Decision {
  const right = rights[importSteps[step].right](actor)
  if (!right.allowed) return right
  return isPossibleIn(state, step) ? allow : deny('import.otherState')
}
