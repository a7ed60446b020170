import type { Tx } from '#platform/db/transaction.ts'
import { deleteAllAccess } from './account-deletion.queries.ts'
import { revokeAllLinks } from './one-time-link.queries.ts'

/**
 * Ends what gives access in the data of a backup: sessions, tokens, unfinished sign-ins and links of mails. Some of them ended
 * after the backup was written and would be valid again.
 */
export async function endRestoredAccess(tx: Tx, now: Date): Promise<void> {
  await deleteAllAccess(tx)
  await revokeAllLinks(tx, now)
}
