import { findConsents } from '#domains/consent/server/consent.queries.ts'
import { mayEnterPanel } from '#platform/access.policy.ts'
import type { AccountActor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import { mayDeleteOwnAccount } from '../../own-account.policy.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { hasOtherOwner } from '../../server/owner.queries.ts'
import type { DeletionInfo } from '../deletion-info.ts'

/**
 * The consequences of deleting the own account, and whether the person may.
 * @throws AppError the reasons of `mayEnterPanel`
 */
export async function getDeletionInfo(
  { db, contributions }: Pick<AccountsContext, 'db' | 'contributions'>,
  actor: AccountActor,
): Promise<DeletionInfo> {
  authorize(mayEnterPanel(actor))
  const decision = mayDeleteOwnAccount(actor, !actor.isOwner || (await hasOtherOwner(db, actor.id)))
  const choices = (await findConsents(db, [actor.id])).get(actor.id)
  return {
    refusal: decision.allowed ? null : decision.reason,
    afterDeletion: choices?.afterDeletion ?? null,
    signCount: await contributions.countSigns(db, actor.id),
    signsStay: choices?.signsStay ?? true,
  }
}
