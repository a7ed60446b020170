import { mayTakePart } from '#platform/access.policy.ts'
import { type Actor, isMember } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import type { SignStatus } from './sign-document.ts'
import { canTransition, type SignTransition } from './sign-transitions.ts'

/** The facts of a sign that decisions depend on. People are account ids; null means "system". */
export interface SignFacts {
  status: SignStatus
  authorId: number | null
  /** The authors of changes that are not published yet. */
  changedBy: (number | null)[]
  hasTranslation: boolean
  /** False while a video of the sign is being processed or has failed. */
  videosReady: boolean
  deletedBy: number | null
  /** Whether it was deleted by the system or by an account that is an administrator now. */
  deletedByAdmin: boolean
  /** Whether the account that deleted it is deleted. */
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

/** Approvers only, but neither the author of the sign nor of a change that is not published yet. */
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
 * The person who deleted a sign restores it; if it was a member, also any administrator. A sign deleted by an
 * administrator is restored by that administrator only, or by the owner when that account is deleted (D4).
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

/** The policy of each transition. */
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
