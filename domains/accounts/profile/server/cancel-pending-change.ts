import type { AccountActor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { wasUsed } from '../../one-time-link.ts'
import { mayChangeOwnCredentials } from '../../own-account.policy.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { lockLink, revokeLinks } from '../../server/one-time-link.queries.ts'
import type { PendingChangeCancellation } from '../pending-change.input.ts'
import { pendingChangeKinds } from '../pending-change.ts'

/**
 * A person cancels a change of the own password or address that waits for a confirmation; its link ends. A change that
 * has ended already is not an error.
 * @throws AppError `link.used` when the change was confirmed meanwhile; the reasons of `mayChangeOwnCredentials`
 */
export async function cancelPendingChange(
  { db, now }: Pick<AccountsContext, 'db' | 'now'>,
  actor: AccountActor,
  { linkId }: PendingChangeCancellation,
): Promise<void> {
  authorize(mayChangeOwnCredentials(actor))
  await inTransaction(db, async (tx) => {
    const link = await lockLink(tx, { id: linkId, accountId: actor.id })
    const kind = pendingChangeKinds.find((one) => one === link?.kind)
    if (!link || !kind) throw new AppError('request.invalid')
    if (wasUsed(link)) throw new AppError('link.used')
    await revokeLinks(tx, actor.id, now(), [kind])
  })
}
