import { mayAdminister, mayTakePart } from '#platform/access.policy.ts'
import { type Actor, isMember } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import { isPossibleIn, type SignDecision } from './sign-decisions.ts'
import { isWaiting, type SignRevisions } from './sign-state.ts'

/** The facts of a sign that decisions depend on. People are account ids; null means "system". */
export interface SignFacts extends SignRevisions {
  authorId: number | null
  /** The authors of changes that are not published yet. */
  changedBy: (number | null)[]
  hasTranslation: boolean
  /** Whether the sign has a main video. */
  hasVideo: boolean
  /** False while a video of the sign is being processed or has failed. */
  videosReady: boolean
  /** False when the signers' consent is required and a video of the sign has none noted. */
  consentsNoted: boolean
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

/**
 * Whether a document may newly name a sign: a relation, a minimal pair. A deleted sign answers like one that does not
 * exist, and so does one that the actor may not see.
 */
export function mayName(actor: Actor, sign: Pick<SignFacts, 'status' | 'authorId'>): Decision {
  const visible = maySee(actor, sign)
  if (!visible.allowed) return visible
  return sign.status === 'deleted' ? deny('sign.notFound') : allow
}

/** The history contains what was never public: for the author, approvers and administrators. */
export function maySeeHistory(actor: Actor, sign: Pick<SignFacts, 'status' | 'authorId'>): Decision {
  const visible = maySee(actor, sign)
  if (!visible.allowed || actor.kind === 'system') return visible
  const part = mayTakePart(actor)
  if (!part.allowed || actor.kind !== 'account') return part
  return actor.isApprover || actor.isAdmin || sign.authorId === actor.id ? allow : deny('sign.othersHistory')
}

/** Every accepted member may add signs. */
export const mayCreate = (actor: Actor): Decision => mayTakePart(actor)

/** Authors edit their own signs, approvers and administrators any; a deleted sign is restored first. */
export function mayEdit(actor: Actor, sign: Pick<SignFacts, 'status' | 'authorId'>): Decision {
  const part = mayTakePartIn(actor, sign)
  if (!part.allowed) return part
  if (sign.status === 'deleted') return deny('sign.wrongStatus')
  if (actor.kind !== 'account' || actor.isAdmin || actor.isApprover) return allow
  return sign.authorId === actor.id ? allow : deny('sign.othersEdit')
}

/** A draft of a sign that was deleted stays, so that no work is lost. */
export const mayKeepDraft = (actor: Actor, sign: Pick<SignFacts, 'status' | 'authorId'>): Decision =>
  mayEdit(actor, sign.status === 'deleted' ? { ...sign, status: 'pending' } : sign)

/**
 * Approvers only, but neither the author of the sign nor of a change that is not published yet. Publishing again without
 * changes would only replace the approver (SGN-10).
 */
export function mayPublish(actor: Actor, sign: SignFacts): Decision {
  const possible = mayApprove(actor, sign, 'publish')
  if (!possible.allowed) return possible
  if (actor.kind === 'account' && sign.changedBy.includes(actor.id)) return deny('sign.ownStatus')
  const isUnchanged = sign.status === 'published' && sign.publishedRevision === sign.revision
  if (isUnchanged && actor.kind !== 'system') return deny('sign.alreadyPublished')
  if (!sign.hasTranslation) return deny('sign.translationNeeded')
  if (!sign.videosReady) return deny('sign.videoNotReady')
  return sign.consentsNoted ? allow : deny('sign.consentMissing')
}

/**
 * A sign without a video is published only after a second confirmation (SGN-09). The system confirms nothing.
 * @param isConfirmed whether the actor confirmed that the video is still to come
 */
export const mayPublishWithoutVideo = (
  actor: Actor,
  { hasVideo }: Pick<SignFacts, 'hasVideo'>,
  isConfirmed: boolean,
): Decision => (hasVideo || isConfirmed || actor.kind === 'system' ? allow : deny('sign.videoMissing'))

/** Approvers only, never their own sign, and only while it waits for a decision (D33). */
export function mayDecline(actor: Actor, sign: SignRevisions & Pick<SignFacts, 'authorId'>): Decision {
  const possible = mayApprove(actor, sign, 'decline')
  if (!possible.allowed) return possible
  return isWaiting(sign) ? allow : deny('sign.wrongStatus')
}

/** Approvers only, never their own sign. */
export const mayUnpublish = (actor: Actor, sign: SignFacts): Decision => mayApprove(actor, sign, 'unpublish')

/** Members delete the signs they created, administrators any. */
export function mayRemove(actor: Actor, sign: SignFacts): Decision {
  const part = mayTakePartIn(actor, sign)
  if (!part.allowed) return part
  if (actor.kind === 'account' && !actor.isAdmin && sign.authorId !== actor.id)
    return deny('sign.othersRemove')
  return isPossibleIn(sign.status, 'remove') ? allow : deny('sign.wrongStatus')
}

/**
 * The person who deleted a sign restores it; if it was a member, also any administrator. A sign deleted by an
 * administrator is restored by that administrator only, or by the owner when that account is deleted (D4).
 */
export function mayRestore(actor: Actor, sign: SignFacts): Decision {
  const part = mayTakePartIn(actor, sign)
  if (!part.allowed) return part
  if (!isPossibleIn(sign.status, 'restore')) return deny('sign.wrongStatus')
  if (actor.kind !== 'account' || sign.deletedBy === actor.id) return allow
  if (sign.deletedByAdmin) {
    const orphaned = sign.deleterAccountDeleted || sign.deletedBy === null
    return actor.isOwner && orphaned ? allow : deny('sign.deletedByAdmin')
  }
  return actor.isAdmin ? allow : deny('sign.othersRestore')
}

/** Administrators name another publisher (SGN-10); a deleted sign must be restored first. */
export function mayAssignPublisher(actor: Actor, sign: Pick<SignFacts, 'status' | 'authorId'>): Decision {
  const visible = maySee(actor, sign)
  if (!visible.allowed) return visible
  const right = mayAdminister(actor)
  if (!right.allowed) return right
  return sign.status === 'deleted' ? deny('sign.wrongStatus') : allow
}

/** The policy of each decision. */
export const mayDecide: Record<SignDecision, (actor: Actor, sign: SignFacts) => Decision> = {
  publish: mayPublish,
  decline: mayDecline,
  unpublish: mayUnpublish,
  remove: mayRemove,
  restore: mayRestore,
}

/** Approvers make some decisions about signs of others. */
function mayApprove(
  actor: Actor,
  sign: Pick<SignFacts, 'status' | 'authorId'>,
  decision: SignDecision,
): Decision {
  const part = mayTakePartIn(actor, sign)
  if (!part.allowed) return part
  if (actor.kind === 'account') {
    if (!actor.isApprover) return deny('sign.approversOnly')
    if (sign.authorId === actor.id) return deny('sign.ownStatus')
  }
  return isPossibleIn(sign.status, decision) ? allow : deny('sign.wrongStatus')
}

/** A sign that the actor may not see does not exist for them, whatever they ask for. */
function mayTakePartIn(actor: Actor, sign: Pick<SignFacts, 'status' | 'authorId'>): Decision {
  const visible = maySee(actor, sign)
  return visible.allowed ? mayTakePart(actor) : visible
}
