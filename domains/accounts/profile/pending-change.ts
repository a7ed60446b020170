/** A change that a person asked for and has yet to confirm by the link in a mail. */
export interface PendingChange {
  id: number
  kind: 'change-password' | 'change-email-old' | 'change-email-new'
  newEmail: string | null
  /** How far the mail with the link has come. */
  mail: 'waiting' | 'sent' | 'failed'
}
