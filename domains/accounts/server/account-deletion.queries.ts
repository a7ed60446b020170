import type { Tx } from '#platform/db/transaction.ts'
import { erasedAccountValues } from './erased-account.ts'

/** Marks an account as deleted. @returns undefined when it is deleted already */
export const markAccountDeleted = (
  tx: Tx,
  { accountId, deletedBy, at }: { accountId: number; deletedBy: number; at: Date },
) =>
  tx
    .updateTable('account')
    .set((account) => ({
      deletedAt: at,
      deletedBy,
      changedAt: at,
      revision: account('revision', '+', 1),
    }))
    .where('id', '=', accountId)
    .where('deletedAt', 'is', null)
    .returning(['email', 'emailVerifiedAt'])
    .executeTakeFirst()

/** An account whose data is not erased yet, locked until the end of the transaction. */
export const lockAccountToErase = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('account')
    .select(['email', 'emailVerifiedAt', 'photo', 'deletedAt', 'deletedBy'])
    .where('id', '=', accountId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Deletes the rows that belong to an account alone, and the texts of those that stay. */
export async function deleteRowsOfAccount(tx: Tx, accountId: number): Promise<void> {
  for (const table of [
    'accountLink',
    'authenticatorAppSetup',
    'passkeyChallenge',
    'mail',
    'approverDigest',
    'legalAcceptance',
    'signDraft',
    'entryDraft',
    'signPresence',
  ] as const)
    await tx.deleteFrom(table).where('accountId', '=', accountId).execute()
  // Expired uploads are deleted with their files within the hour.
  await tx
    .updateTable('upload')
    .set({ createdAt: new Date(0), name: '' })
    .where('accountId', '=', accountId)
    .execute()
  await tx
    .deleteFrom('auditReason')
    .where('entryId', 'in', (entries) =>
      entries
        .selectFrom('auditEntry')
        .select('id')
        .where('thingKind', '=', 'account')
        .where('thingId', '=', accountId),
    )
    .execute()
}

/** Replaces the data of an account by values without a person. */
export async function eraseAccountRow(
  tx: Tx,
  accountId: number,
  { at, deletedAt, deletedBy }: { at: Date; deletedAt: Date; deletedBy: number | null },
): Promise<void> {
  await tx
    .updateTable('account')
    .set((row) => ({
      ...erasedAccountValues(accountId),
      erasedAt: at,
      deletedAt,
      deletedBy,
      changedAt: at,
      revision: row('revision', '+', 1),
    }))
    .where('id', '=', accountId)
    .execute()
}

/** Deletes all sessions, tokens and unfinished sign-ins of everybody. */
export async function deleteAllAccess(tx: Tx): Promise<void> {
  for (const table of [
    'session',
    'pendingSignIn',
    'passkeyChallenge',
    'authenticatorAppSetup',
    'apiToken',
  ] as const)
    await tx.deleteFrom(table).execute()
}
