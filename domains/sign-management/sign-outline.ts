import { maySeeHistory } from '#domains/signs/sign.policy.ts'
import type { SignStatus } from '#domains/signs/sign-document.ts'
import { type SignRevisions, type SignState, signState } from '#domains/signs/sign-state.ts'
import type { Actor } from '#platform/actor.ts'

/** What decides who sees a sign, under which tab and in which place, apart from its content. Dates are milliseconds since 1970 (UTC). */
export interface SignFacts extends SignRevisions {
  id: number
  state: SignState
  /** People are account ids; null means "system" or nobody. */
  authorId: number | null
  approverId: number | null
  /** Who changed it since it was last published. */
  changedBy: readonly (number | null)[]
  /** Who decided on it, at any time. */
  decidedBy: readonly number[]
  createdAt: number
  changedAt: number
  /** The first time since it was last unpublished; null when it is not public. */
  publishedAt: number | null
}

/** A sign without its content. */
export interface SignOutline extends SignFacts {
  /** What the public sees of it, if that is an earlier version. */
  public: SignOutline | null
}

/** The facts of a sign as they are stored. */
export interface OutlineRow extends Omit<SignFacts, 'state'> {
  status: SignStatus
  /** Whether the public sees a version that is not the current one. */
  hasOtherPublic: boolean
}

/** The facts about the current version. */
export function currentFacts({ hasOtherPublic: _, ...row }: OutlineRow): SignFacts {
  const decidedBy = row.approverId === null ? row.decidedBy : [...row.decidedBy, row.approverId]
  return { ...row, decidedBy: [...new Set(decidedBy)], state: signState(row) }
}

/**
 * The row of the version that the public sees, if it is an earlier one; null otherwise. The time and the people of a
 * change that is not public concern nobody else.
 */
export function publicRow(row: OutlineRow): OutlineRow | null {
  const { status, hasOtherPublic, publishedRevision, publishedAt, createdAt } = row
  if (status !== 'published' || !hasOtherPublic || publishedRevision === null) return null
  return {
    ...row,
    revision: publishedRevision,
    declinedRevision: null,
    changedBy: [],
    changedAt: publishedAt ?? createdAt,
  }
}

export function toOutline(row: OutlineRow): SignOutline {
  const seen = publicRow(row)
  return { ...currentFacts(row), public: seen && { ...currentFacts(seen), public: null } }
}

/** A sign as a person sees it: its current version, or what is public (D16). */
export const asSeen = <Sign extends SignFacts & { public: Sign | null }>(actor: Actor, sign: Sign): Sign =>
  sign.public === null || maySeeHistory(actor, sign).allowed ? sign : sign.public
