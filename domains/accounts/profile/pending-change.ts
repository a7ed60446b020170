/** A requested change that waits for its confirmation by the link in a mail. */
export interface PendingChange {
  id: number
  kind: 'change-password' | 'change-email-old' | 'change-email-new'
  newEmail: string | null
  /** State of the mail with the link. */
  mail: 'waiting' | 'sent' | 'failed'
}
