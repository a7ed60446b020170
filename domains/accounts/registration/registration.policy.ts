import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'

/** Whether somebody may register: a signed-in person has an account already. */
export const mayRegister = (actor: Actor): Decision =>
  actor.kind === 'visitor' ? allow : deny('account.signedIn')
