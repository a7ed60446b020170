import { findConsents, storeConsent } from '#domains/consent/server/consent.queries.ts'
import type { AccountActor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import { mayDeleteOwnAccount } from '../../own-account.policy.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { deleteAccount } from '../../server/delete-account.ts'
import { lockOwners } from '../../server/owner.queries.ts'
import { verifyCurrentPassword } from '../../sessions/server/verify-current-password.ts'
import type { AccountDeletionInput } from '../account-deletion.input.ts'

/**
 * A person deletes their own account, confirmed by the password. A changed choice about their data is stored first. All
 * their sessions end.
 * @throws AppError `account.wrongPassword` at `password`; `form.tooMany`; the reasons of `mayDeleteOwnAccount`
 */
export async function deleteOwnAccount(
  ctx: Omit<AccountsContext, 'locale' | 'storage'>,
  actor: AccountActor,
  { password, afterDeletion }: AccountDeletionInput,
): Promise<void> {
  authorize(mayDeleteOwnAccount(actor, true))
  await verifyCurrentPassword(ctx, actor.id, password, 'password')
  const { mails, contributions } = ctx
  await inTransaction(ctx.db, async (tx) => {
    const at = ctx.now()
    // The right of an owner may have changed since the request began.
    const owners = await lockOwners(tx)
    const isOwner = owners.includes(actor.id)
    authorize(mayDeleteOwnAccount({ ...actor, isOwner }, owners.length > 1))
    const choices = (await findConsents(tx, [actor.id])).get(actor.id)
    if (choices && afterDeletion !== null && afterDeletion !== choices.afterDeletion)
      await storeConsent(tx, actor.id, { ...choices, afterDeletion }, at)
    await deleteAccount(tx, { accountId: actor.id, deletedBy: actor.id, at, mails, contributions })
  })
}
