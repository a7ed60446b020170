import type { AccountActor } from '#platform/actor.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { locales } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { displayName } from '../../display-name.ts'
import { mayEditOwnProfile } from '../../own-account.policy.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { ProfileChange } from '../profile-change.input.ts'
import { requireExistingOptions } from './profile-field-options.ts'

/**
 * A person changes all fields of their own profile. A new display name is a public change.
 * @throws AppError `account.changedMeanwhile` when the profile has another revision than the change started from;
 * `request.invalid` for a removed option; the reasons of `mayEditOwnProfile`
 */
export async function updateProfile(
  { db, now }: Pick<AccountsContext, 'db' | 'now'>,
  actor: AccountActor,
  { revision, ...fields }: ProfileChange,
): Promise<void> {
  authorize(mayEditOwnProfile(actor))
  const { id } = actor
  await requireExistingOptions(db, fields)
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('account')
      .select(['name', 'lastName', 'socialName', 'locale'])
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
    if (locales.some((locale) => displayName(before, locale) !== displayName(fields, locale)))
      await recordChange(tx, 'person', [id])
  })
}
