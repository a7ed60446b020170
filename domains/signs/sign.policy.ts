import { mayTakePart } from '#platform/access.policy.ts'
import { type Actor, isMember } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import type { SignStatus } from './sign-document.ts'
import { canTransition, type SignTransition } from './sign-transitions.ts'

/** What a decision about a sign looks at. Account ids; null means "system". */
export interface SignFacts {
  status: SignStatus
  authorId: number | null
  /** Who made the changes that the public does not see yet. */
  changedBy: (number | null)[]
  hasTranslation: boolean
  /** False while a video of the sign is being worked on or has failed. */
  videosReady: boolean
  deletedBy: number | null
  /** Whether an administrator (or the system) deleted it. */
  deletedByAdmin: boolean
  /** Whether the account that deleted it is itself deleted. */
  deleterAccountDeleted: boolean
}

/** Visitors see published signs; members also their own; approvers and administrators all. */
export function maySee(actor: Actor, sign: Pick<SignFacts, 'status' | 'authorId'>): Decision {
  if (actor.kind === 'system' || sign.status === 'published') return allow
  if (!isMember(actor)) return deny('sign.notFound')
  return actor.isApprover || actor.isAdmin || sign.authorId === actor.id ? allow : deny('sign.notFound')
}

/** Every accepted member may add signs. */
export const mayCreate = (actor: Actor): Decision => mayTakePart(actor)

/** Authors edit their own signs, approvers and administrators any; a deleted sign is restored first. */
export function mayEdit(actor: Actor, sign: Pick<SignFacts, 'status' | 'authorId'>): Decision {
  const part = mayTakePart(actor)
  if (!part.allowed) return part
  if (sign.status === 'deleted') return deny('sign.wrongStatus')
  if (actor.kind !== 'account' || actor.isAdmin || actor.isApprover) return allow
  return sign.authorId === actor.id ? allow : deny('sign.othersEdit')
}

/** Approvers only, never the author of the sign nor of a change that waits. */
export function mayPublish(actor: Actor, sign: SignFacts): Decision {
  const decision = mayChangeStatus(actor, sign, 'publish')
  if (!decision.allowed) return decision
  if (actor.kind === 'account' && sign.changedBy.includes(actor.id)) return deny('sign.ownStatus')
  if (!sign.hasTranslation) return deny('sign.translationNeeded')
  return sign.videosReady ? allow : deny('sign.videoNotReady')
}

/** Approvers only, never their own sign. */
export const mayUnpublish = (actor: Actor, sign: SignFacts): Decision =>
  mayChangeStatus(actor, sign, 'unpublish')

/** Members delete the signs they created, administrators any. */
export function mayRemove(actor: Actor, sign: SignFacts): Decision {
  const part = mayTakePart(actor)
  if (!part.allowed) return part
  if (actor.kind === 'account' && !actor.isAdmin && sign.authorId !== actor.id)
    return deny('sign.othersRemove')
  return canTransition(sign.status, 'remove') ? allow : deny('sign.wrongStatus')
}

/**
 * Who deleted a sign restores it, and any administrator where a member deleted it. What an administrator
 * deleted comes back by that administrator alone, or by the owner once that account is gone.
 */
export function mayRestore(actor: Actor, sign: SignFacts): Decision {
  const part = mayTakePart(actor)
  if (!part.allowed) return part
  if (!canTransition(sign.status, 'restore')) return deny('sign.wrongStatus')
  if (actor.kind !== 'account' || sign.deletedBy === actor.id) return allow
  if (sign.deletedByAdmin) {
    const orphaned = sign.deleterAccountDeleted || sign.deletedBy === null
    return actor.isOwner && orphaned ? allow : deny('sign.deletedByAdmin')
  }
  return actor.isAdmin ? allow : deny('sign.othersRestore')
}

/** The decision about each move, by its name. */
export const mayTransition = {
  publish: mayPublish,
  unpublish: mayUnpublish,
  remove: mayRemove,
  restore: mayRestore,
} satisfies Record<SignTransition, (actor: Actor, sign: SignFacts) => Decision>

function mayChangeStatus(actor: Actor, sign: SignFacts, transition: 'publish' | 'unpublish'): Decision {
  const part = mayTakePart(actor)
  if (!part.allowed) return part
  if (actor.kind === 'account') {
    if (!actor.isApprover) return deny('sign.approversOnly')
    if (sign.authorId === actor.id) return deny('sign.ownStatus')
  }
  return canTransition(sign.status, transition) ? allow : deny('sign.wrongStatus')
}
