import { findConsents, storeConsent } from '#domains/consent/index.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { authorize } from '#platform/policy.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { deleteAccount, lockOwners } from '../../server/delete-account.ts'
import { verifyCurrentPassword } from '../../sessions/server/verify-current-password.ts'
import type { UserSession } from '../../user-session.ts'
import { accountDeletionSchema } from '../own-account.input.ts'
import { mayDeleteOwnAccount } from '../own-account.policy.ts'

/**
 * A person deletes their own account, after a last word on what becomes of their data. All their sessions end.
 * @param form `password`; `afterDeletion` where there is a consent record
 * @throws AppError `request.invalid`; `account.wrongPassword` beside `password`; `account.lastOwner`
 */
export async function deleteOwnAccount(
  ctx: AccountsContext,
  signedIn: UserSession,
  form: unknown,
): Promise<void> {
  const { actor, account } = signedIn
  authorize(mayDeleteOwnAccount(actor, true))
  const { password, afterDeletion } = parseForm(accountDeletionSchema, form)
  await verifyCurrentPassword(ctx, signedIn, password, 'password')

  await inTransaction(ctx.db, async (tx) => {
    const at = ctx.now()
    const owners = await lockOwners(tx)
    const isOwner = owners.includes(account.id)
    authorize(mayDeleteOwnAccount({ ...actor, isOwner }, owners.length > 1))
    const choices = (await findConsents(tx, [account.id])).get(account.id)
    if (choices && afterDeletion !== null && afterDeletion !== choices.afterDeletion)
      await storeConsent(tx, account.id, { ...choices, afterDeletion }, at)
    await deleteAccount(tx, {
      accountId: account.id,
      deletedBy: account.id,
      at,
      mails: ctx.mails,
      contributions: ctx.contributions,
    })
  })
}
