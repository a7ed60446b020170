import type { AuditAction } from '#platform/audit/audit-catalogue.ts'

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
] as const satisfies readonly AuditAction<'account'>[]
export type AdministrativeEventKind = (typeof administrativeEventKinds)[number]
