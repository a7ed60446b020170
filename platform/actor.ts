/** awaiting: nobody has decided yet; only approved accounts are members. */
export type AccountStatus = 'awaiting' | 'approved' | 'rejected'

/** The status, or `deleted`: deletion covers the status, which comes back with reactivation. */
export type AccountState = AccountStatus | 'deleted'

/** A person who is signed in. */
export interface AccountActor {
  kind: 'account'
  id: number
  status: AccountStatus
  /** Whether the e-mail address is confirmed. */
  isVerified: boolean
  isAdmin: boolean
  isApprover: boolean
  isOwner: boolean
  /** Null also for the institution "other": two people without institution have none in common. */
  institutionId: number | null
  /** New terms, a new policy or the consent form wait for an answer; until then nothing may be written. */
  hasPendingAcceptance: boolean
  /** The installation requires a second factor that the account does not have; until then only its page is open. */
  lacksSecondFactor: boolean
}

/** Who asks. */
export type Actor = { kind: 'visitor' } | { kind: 'system' } | AccountActor

export const visitor: Actor = { kind: 'visitor' }

/** The operator at the command line, and the program itself; recorded as "system" in the history. */
export const system: Actor = { kind: 'system' }

/** The account id that a change is recorded under; null means "system". */
export const actorId = (actor: Actor): number | null => (actor.kind === 'account' ? actor.id : null)

/** Accepted, with a confirmed address and every required factor: who takes part in the work. */
export const isMember = (actor: Actor): actor is AccountActor =>
  actor.kind === 'account' && actor.isVerified && actor.status === 'approved' && !actor.lacksSecondFactor

/** A member with the administrator's rights. */
export const isAdministrator = (actor: Actor): actor is AccountActor => isMember(actor) && actor.isAdmin
