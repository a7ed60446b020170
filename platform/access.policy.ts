import { type Actor, isAdministrator, isMember } from './actor.ts'
import { allow, type Decision, deny } from './policy.ts'

/** Signed-in people with a confirmed e-mail address, even if a required second factor is missing. */
export function mayEnterAccount(actor: Actor): Decision {
  if (actor.kind !== 'account') return deny('account.required')
  return actor.isVerified ? allow : deny('account.unverified')
}

/** Signed-in people with a confirmed e-mail address and every required factor may enter the panel. */
export function mayEnterPanel(actor: Actor): Decision {
  const entry = mayEnterAccount(actor)
  if (!entry.allowed || actor.kind !== 'account') return entry
  return actor.lacksSecondFactor ? deny('account.secondFactorMissing') : allow
}

/** Nothing may be written while new terms, a new policy or the consent form wait for the person's answer. */
export const mayWrite = (actor: Actor): Decision =>
  actor.kind === 'account' && actor.hasPendingAcceptance ? deny('account.owesAcceptance') : allow

/** Members may contribute to the dictionary: accepted, with a confirmed address and no pending acceptance. */
export function mayTakePart(actor: Actor): Decision {
  if (actor.kind === 'system') return allow
  const entry = mayEnterPanel(actor)
  if (!entry.allowed) return entry
  return isMember(actor) ? mayWrite(actor) : deny('account.notAccepted')
}

/** Accepted members may read what is for members, also while an acceptance is pending. */
export function mayReadAsMember(actor: Actor): Decision {
  if (actor.kind === 'system') return allow
  const entry = mayEnterPanel(actor)
  if (!entry.allowed) return entry
  return isMember(actor) ? allow : deny('account.notAccepted')
}

/** Administrators may read what is theirs to manage, also while an acceptance is pending. */
export function mayReadAsAdministrator(actor: Actor): Decision {
  if (actor.kind === 'system') return allow
  const entry = mayEnterPanel(actor)
  if (!entry.allowed) return entry
  return isAdministrator(actor) ? allow : deny('account.adminsOnly')
}

/** Administrators may change what is theirs to manage. */
export function mayAdminister(actor: Actor): Decision {
  const right = mayReadAsAdministrator(actor)
  return right.allowed ? mayWrite(actor) : right
}
