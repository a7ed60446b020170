/** Events that administrators read in the history of an account. */
export const administrativeEventKinds = [
  'registered',
  'verified',
  'accepted',
  'rejected',
  'suspended',
  'deleted',
  'reactivated',
  'made-admin',
  'made-publisher',
  'approver-given',
  'approver-taken',
  'owner-given',
  'owner-taken',
  'sessions-ended',
  'email-corrected',
  'email-replacement',
  'second-factor-reset',
  'token-created',
  'token-revoked',
] as const
export type AdministrativeEventKind = (typeof administrativeEventKinds)[number]

/** All events of an account. They are actions of the audit log, which has the same list and more. */
export type AccountEventKind =
  | AdministrativeEventKind
  | 'email-changed'
  | 'password-changed'
  | 'consent-changed'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'recovery-codes-created'
  | 'recovery-code-used'
