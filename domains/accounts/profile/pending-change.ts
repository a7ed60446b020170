/** The links that wait for a confirmation; `replace-email` was requested by an administrator. */
export const pendingChangeKinds = [
  'change-password',
  'change-email-old',
  'change-email-new',
  'replace-email',
] as const
type PendingChangeKind = (typeof pendingChangeKinds)[number]

/** A requested change that waits for its confirmation by the link in a mail. */
export interface PendingChange {
  id: number
  kind: PendingChangeKind
  newEmail: string | null
  /** State of the mail with the link. */
  mail: 'waiting' | 'sent' | 'failed'
}
