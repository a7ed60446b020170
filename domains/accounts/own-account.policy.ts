import { mayEnterPanel, mayWrite } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'

/** The own account with its acceptances may be read in every state, so that a client learns what is missing. */
export const mayReadOwnAccount = (actor: Actor): Decision =>
  actor.kind === 'account' ? allow : deny('account.required')

/** Profile and photo: also while the registration awaits a decision or was rejected. */
export const mayEditOwnProfile = (actor: Actor): Decision => mayEnterAndWrite(actor)

/** Password and email address. */
export const mayChangeOwnCredentials = (actor: Actor): Decision => mayEnterAndWrite(actor)

/** The list of own sessions, and the changes that wait for a confirmation. */
export const mayReadOwnSessions = (actor: Actor): Decision => mayEnterPanel(actor)

/** The end of own sessions on other devices. */
export const mayManageOwnSessions = (actor: Actor): Decision => mayEnterAndWrite(actor)

/** A copy of all own data. It is a right of the person, so a pending acceptance does not prevent it. */
export const mayExportOwnData = (actor: Actor): Decision => mayEnterPanel(actor)

/**
 * The deletion of the own account: the last owner may not leave.
 * @param hasOtherOwner whether another accepted owner remains
 */
export function mayDeleteOwnAccount(actor: Actor, hasOtherOwner: boolean): Decision {
  const right = mayEnterAndWrite(actor)
  if (!right.allowed) return right
  return actor.kind === 'account' && actor.isOwner && !hasOtherOwner ? deny('account.lastOwner') : allow
}

function mayEnterAndWrite(actor: Actor): Decision {
  const entry = mayEnterPanel(actor)
  return entry.allowed ? mayWrite(actor) : entry
}
