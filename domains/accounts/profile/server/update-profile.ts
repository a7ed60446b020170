import type { AccountActor } from '#platform/actor.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { locales } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { displayName } from '../../display-name.ts'
import { mayEditOwnProfile } from '../../own-account.policy.ts'
import { updateAccount } from '../../server/account.queries.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { ProfileChange } from '../profile-change.input.ts'
import { lockProfile } from './profile.queries.ts'
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
  await inTransaction(db, async (tx) => {
    await requireExistingOptions(tx, fields, id)
    const before = await lockProfile(tx, { id, revision })
    if (!before) throw new AppError('account.changedMeanwhile')
    await updateAccount(tx, id, { ...fields, changedAt: now(), revision: revision + 1 })
    if (locales.some((locale) => displayName(before, locale) !== displayName(fields, locale)))
      await recordChange(tx, 'person', [id])
  })
}
