import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { displayName } from '../../display-name.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { UserSession } from '../../user-session.ts'
import type { ProfileChange } from '../profile-change.input.ts'
import { requireExistingOptions } from './profile-field-options.ts'

/**
 * A person changes what they tell of themselves, all fields at once. A new name is shown to the public at once.
 * @throws AppError `account.changedMeanwhile` when the profile is not any more what the change started from;
 * `request.invalid` for a choice that is gone
 */
export async function updateProfile(
  { db, now }: Pick<AccountsContext, 'db' | 'now'>,
  { account: { id } }: Pick<UserSession, 'account'>,
  { revision, ...fields }: ProfileChange,
): Promise<void> {
  await requireExistingOptions(db, fields)
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('account')
      .select(['name', 'lastName', 'socialName'])
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new AppError('account.changedMeanwhile')
    await tx
      .updateTable('account')
      .set({ ...fields, changedAt: now(), revision: revision + 1 })
      .where('id', '=', id)
      .execute()
    if (displayName(before) !== displayName(fields)) await recordChange(tx, 'person', [id])
  })
}
