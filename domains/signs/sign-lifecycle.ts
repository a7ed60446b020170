import { type StatusDecision, signDecisions } from './sign-decisions.ts'
import type { SignStatus, StoredSign } from './sign-document.ts'

/** Status, people and times of a sign. People are account ids; null means "system" or none. */
export interface SignLifecycle {
  status: SignStatus
  authorId: number | null
  publisherId: number | null
  approverId: number | null
  createdAt: Date
  publishedAt: Date | null
  deletedAt: Date | null
  deletedBy: number | null
}

/**
 * The lifecycle of a sign after a change.
 * @param accountId who makes the change
 */
export function lifecycleAfter(
  decision: StatusDecision | undefined,
  previous: (SignLifecycle & StoredSign) | undefined,
  accountId: number | null,
  now: Date,
): SignLifecycle {
  const before: SignLifecycle = {
    status: previous?.status ?? 'pending',
    authorId: previous ? previous.authorId : accountId,
    publisherId: previous ? previous.publisherId : accountId,
    approverId: previous?.approverId ?? null,
    createdAt: previous?.createdAt ?? now,
    publishedAt: previous?.publishedAt ?? null,
    deletedAt: previous?.deletedAt ?? null,
    deletedBy: previous?.deletedBy ?? null,
  }
  const status = decision && signDecisions[decision].to
  switch (status) {
    case 'published':
      return { ...before, status, approverId: accountId, publishedAt: before.publishedAt ?? now }
    case 'pending':
      return { ...before, status, approverId: null, publishedAt: null, deletedAt: null, deletedBy: null }
    case 'deleted':
      return { ...before, status, approverId: null, publishedAt: null, deletedAt: now, deletedBy: accountId }
    default:
      return before
  }
}
