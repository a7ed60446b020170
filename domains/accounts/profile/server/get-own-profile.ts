import { mayEnterPanel } from '#platform/access.policy.ts'
import type { AccountActor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { findAccount } from '../../server/account.queries.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { type ProfileFormValues, profileFormValues } from '../profile-form-values.ts'

/**
 * The stored values of the own profile, newer than those of the session when another tab saved.
 * @throws AppError `account.notFound`; the reasons of `mayEnterPanel`
 */
export async function getOwnProfile(
  { db }: Pick<AccountsContext, 'db'>,
  actor: AccountActor,
): Promise<ProfileFormValues> {
  authorize(mayEnterPanel(actor))
  const account = await findAccount(db, actor.id)
  if (!account) throw new AppError('account.notFound')
  return profileFormValues(account)
}
