import { findConsents } from '#domains/consent/server/consent.queries.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import type { Contributions } from '../contributions.ts'
import { reasonParams } from '../mails/mail-kinds.ts'
import { deleteSecondFactors } from '../second-factor/server/second-factor.queries.ts'
import { endSessions } from '../sessions/server/sessions.ts'
import { deleteTokens } from '../tokens/server/api-token.queries.ts'
import { releaseEmail } from './account.queries.ts'
import { markAccountDeleted } from './account-deletion.queries.ts'
import { recordEvents } from './account-events.ts'
import { revokeLinks } from './one-time-link.queries.ts'

interface AccountDeletion {
  accountId: number
  /** Account id of the person or of an administrator. */
  deletedBy: number
  /** The reason that the administrator entered. */
  reason?: string | null
  at: Date
  mails: MailQueue
  contributions: Contributions
}

/**
 * Deletes an account: its sessions and links end, and a mail confirms it. An unconfirmed address can be registered again. Its signs are deleted and its name is hidden
 * from the public where the person chose so in the consent form. No row is removed, so an administrator can reactivate
 * the account.
 * @throws AppError `account.wrongState` when it is deleted already
 */
export async function deleteAccount(
  tx: Tx,
  { accountId, deletedBy, reason = null, at, mails, contributions }: AccountDeletion,
): Promise<void> {
  const deleted = await markAccountDeleted(tx, { accountId, deletedBy, at })
  if (!deleted) throw new AppError('account.wrongState')
  if (!deleted.emailVerifiedAt) await releaseEmail(tx, accountId, deleted.email)
  await endSessions(tx, accountId)
  await deleteTokens(tx, accountId)
  await revokeLinks(tx, accountId, at)
  await deleteSecondFactors(tx, accountId)
  await recordEvents(tx, { accountId, by: deletedBy, at, reason }, ['deleted'])
  await mails.enqueue(tx, { kind: 'account-deleted', accountId, params: reasonParams(reason) }, at)
  const choices = (await findConsents(tx, [accountId])).get(accountId)
  if (choices && !choices.signsStay) await contributions.removeSigns(tx, accountId, at)
  await recordChange(tx, 'person', [accountId])
}
