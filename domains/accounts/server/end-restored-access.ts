import type { Tx } from '#platform/db/transaction.ts'

/**
 * Ends what gives access in the data of a backup: sessions, tokens, unfinished sign-ins and links of mails. Some of them ended
 * after the backup was written and would be valid again.
 */
export async function endRestoredAccess(tx: Tx, now: Date): Promise<void> {
  for (const table of [
    'session',
    'pendingSignIn',
    'passkeyChallenge',
    'authenticatorAppSetup',
    'apiToken',
  ] as const)
    await tx.deleteFrom(table).execute()
  await tx
    .updateTable('accountLink')
    .set({ usedAt: now, expiresAt: now })
    .where('usedAt', 'is', null)
    .execute()
}
