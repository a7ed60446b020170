import type { WaitingLink } from '../one-time-link.ts'

/** The links that wait for a confirmation; `replace-email` was requested by an administrator. */
export const pendingChangeKinds = [
  'change-password',
  'change-email-old',
  'change-email-new',
  'replace-email',
] as const
type PendingChangeKind = (typeof pendingChangeKinds)[number]

/** A requested change that waits for its confirmation by the link in a mail. */
export type PendingChange = WaitingLink<PendingChangeKind>
