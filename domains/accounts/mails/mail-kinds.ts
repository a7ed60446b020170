/** Mails whose button contains the secret of a one-time link; `params.linkId` is the id of the link. */
export const linkMails = [
  'confirm-email',
  'reset-password',
  'set-password',
  'change-password',
  'change-email-old',
  'change-email-new',
  'replace-email',
  'contact-email',
] as const

/** Mails that explain what to do if the reader did not cause them. */
const warningMails = [
  ...linkMails,
  'email-changed',
  'email-replacement',
  'password-changed',
  'second-factor-added',
  'second-factor-removed',
  'recovery-codes-created',
  'recovery-code-used',
] as const

/** Every mail about an account, with the path of the page that its button opens, below the locale. */
export const mailPages = {
  'confirm-email': 'confirm-email',
  'reset-password': 'reset-password',
  'set-password': 'reset-password',
  'change-password': 'confirm-change-password',
  'change-email-old': 'confirm-solicitation-change-email',
  'change-email-new': 'confirm-change-email',
  'replace-email': 'reset-password',
  'contact-email': 'confirm-contact-email',
  'email-replacement': 'contact',
  'email-changed': 'contact',
  'password-changed': 'forgot-password',
  'account-accepted': 'control-panel/overview',
  'account-rejected': 'contact',
  'account-suspended': 'contact',
  'account-deleted': 'contact',
  'account-reactivated': 'login',
  'type-changed': 'control-panel/overview',
  'approver-given': 'control-panel/overview',
  'approver-taken': 'control-panel/overview',
  'owner-given': 'control-panel/overview',
  'owner-taken': 'control-panel/overview',
  'sessions-ended': 'forgot-password',
  'second-factor-added': 'control-panel/my-profile/second-factor',
  'second-factor-removed': 'control-panel/my-profile/second-factor',
  'recovery-codes-created': 'control-panel/my-profile/second-factor',
  'recovery-code-used': 'control-panel/my-profile/second-factor',
  'second-factor-reset': 'control-panel/my-profile/second-factor',
  'test-mail': 'control-panel/setup',
} as const

export type AccountMailKind = keyof typeof mailPages
export type LinkMailKind = (typeof linkMails)[number]
type WarningMailKind = (typeof warningMails)[number]

export const accountMailKinds = Object.keys(mailPages) as AccountMailKind[]
export const isLinkMail = (kind: AccountMailKind): kind is LinkMailKind =>
  (linkMails as readonly string[]).includes(kind)
export const isWarningMail = (kind: AccountMailKind): kind is WarningMailKind =>
  (warningMails as readonly string[]).includes(kind)

/** The parameters of a mail about a decision of an administrator. */
export const reasonParams = (reason: string | null): { reason?: string } =>
  reason === null ? {} : { reason }
