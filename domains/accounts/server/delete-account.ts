import { findConsents } from '#domains/consent/index.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import type { Contributions } from '../contributions.ts'
import { endSessions } from '../sessions/server/sessions.ts'
import { recordEvents } from './account-events.ts'
import { revokeLinks } from './one-time-links.ts'

interface AccountDeletion {
  accountId: number
  /** Who deletes it: the person, or an administrator. */
  deletedBy: number
  at: Date
  mails: MailQueue
  contributions: Contributions
}

/**
 * Deletes an account, whoever decided it: sessions and links end, signs go where the person did not let them stay, the
 * public forgets the name where the person wanted it, and a mail says so. Nothing is removed for good: an administrator
 * may reactivate the account.
 * @throws AppError `account.wrongState` when it is deleted already
 */
export async function deleteAccount(
  tx: Tx,
  { accountId, deletedBy, at, mails, contributions }: AccountDeletion,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set((account) => ({
      deletedAt: at,
      deletedBy,
      changedAt: at,
      revision: account('revision', '+', 1),
    }))
    .where('id', '=', accountId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new AppError('account.wrongState')
  await endSessions(tx, accountId)
  await revokeLinks(tx, accountId, at)
  await recordEvents(tx, { accountId, by: deletedBy, at }, ['deleted'])
  await mails.enqueue(tx, { kind: 'account-deleted', accountId }, at)
  const choices = (await findConsents(tx, [accountId])).get(accountId)
  if (choices && !choices.signsStay) await contributions.removeSigns(tx, accountId, at)
  await recordChange(tx, 'person', [accountId])
}

/** The accepted owners, who cannot change until the transaction ends. */
export async function lockOwners(tx: Tx): Promise<number[]> {
  const owners = await tx
    .selectFrom('account')
    .select('id')
    .where('isOwner', '=', true)
    .where('status', '=', 'approved')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return owners.map(({ id }) => id)
}

/** Whether another accepted owner stays when an account goes, as a page may say it. */
export async function hasOtherOwner(db: Db, accountId: number): Promise<boolean> {
  const other = await db
    .selectFrom('account')
    .select('id')
    .where('isOwner', '=', true)
    .where('status', '=', 'approved')
    .where('deletedAt', 'is', null)
    .where('id', '<>', accountId)
    .executeTakeFirst()
  return other !== undefined
}
