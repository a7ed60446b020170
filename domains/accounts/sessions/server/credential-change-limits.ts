import type { FormLimit } from '#platform/limits/form-guard.ts'

/**
 * For changes of password and email address. They prevent that a signed-in person floods a mailbox or tests a list of
 * addresses for accounts.
 */
export const credentialChangeLimits: readonly FormLimit[] = [
  { name: 'change-sender', scope: 'sender', points: 60, seconds: 3_600 },
  { name: 'change-account', scope: 'account', points: 10, seconds: 3_600 },
]
