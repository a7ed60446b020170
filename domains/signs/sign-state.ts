import type { SignStatus } from './sign-document.ts'

/**
 * The state of a sign as people see it: its status, with the decision about its current version. A declined sign
 * needs changes until a new version is saved; its status does not change (D33).
 */
export const signStates = ['pending', 'needs-changes', 'changes-wait', 'published', 'deleted'] as const
export type SignState = (typeof signStates)[number]

/** The facts of a sign that decide its state. */
export interface SignRevisions {
  status: SignStatus
  revision: number
  /** The revision that the public sees; null when there is none. */
  publishedRevision: number | null
  /** The revision that the last decision "needs changes" is about; null without such a decision. */
  declinedRevision: number | null
}

export function signState({
  status,
  revision,
  publishedRevision,
  declinedRevision,
}: SignRevisions): SignState {
  if (status === 'deleted') return 'deleted'
  if (status === 'published' && publishedRevision === revision) return 'published'
  if (declinedRevision === revision) return 'needs-changes'
  return status === 'published' ? 'changes-wait' : 'pending'
}

/** The status of a sign whose state a person sees. */
export const seenStatus = ({
  state,
  isPublic,
}: {
  state: SignState
  /** Whether visitors see a version of it. */
  isPublic: boolean
}): SignStatus => {
  if (state === 'deleted') return 'deleted'
  return isPublic ? 'published' : 'pending'
}

/** The states of signs that wait for an approver. */
export const waitingStates = ['pending', 'changes-wait'] as const satisfies readonly SignState[]

export const isWaiting = (sign: SignRevisions): boolean =>
  (waitingStates as readonly SignState[]).includes(signState(sign))
