import { findConsents } from '#domains/consent/index.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { hasOtherOwner } from '../../server/delete-account.ts'
import type { UserSession } from '../../user-session.ts'
import { mayDeleteOwnAccount } from '../own-account.policy.ts'

/** What will happen when a person deletes the own account, and whether they may. */
export async function getDeletionInfo(
  { db, contributions }: Pick<AccountsContext, 'db' | 'contributions'>,
  { account, actor }: Pick<UserSession, 'account' | 'actor'>,
) {
  const decision = mayDeleteOwnAccount(actor, !actor.isOwner || (await hasOtherOwner(db, account.id)))
  const choices = (await findConsents(db, [account.id])).get(account.id)
  return {
    refusal: decision.allowed ? null : decision.reason,
    afterDeletion: choices?.afterDeletion ?? null,
    signCount: await contributions.countSigns(db, account.id),
    signsStay: choices?.signsStay ?? true,
  }
}
