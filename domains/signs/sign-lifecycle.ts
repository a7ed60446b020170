import type { SignStatus, StoredSign } from './sign-document.ts'
import { type SignTransition, signTransitions } from './sign-transitions.ts'

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
  transition: SignTransition | undefined,
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
  if (transition === undefined) return before
  const after = { ...before, status: signTransitions[transition].to }
  const withdrawn = { ...after, approverId: null, publishedAt: null }
  switch (transition) {
    case 'publish':
      return { ...after, approverId: accountId, publishedAt: before.publishedAt ?? now }
    case 'unpublish':
      return withdrawn
    case 'remove':
      return { ...withdrawn, deletedAt: now, deletedBy: accountId }
    case 'restore':
      return { ...after, deletedAt: null, deletedBy: null }
  }
}
