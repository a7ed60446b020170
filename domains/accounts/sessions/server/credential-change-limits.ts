import type { FormLimit } from '#platform/limits/form-guard.ts'

/** Nobody's mailbox is filled by who is signed in, nor a list of addresses tried through for which have an account. */
export const credentialChangeLimits: readonly FormLimit[] = [
  { name: 'change-sender', scope: 'sender', points: 60, seconds: 3_600 },
  { name: 'change-account', scope: 'account', points: 10, seconds: 3_600 },
]
