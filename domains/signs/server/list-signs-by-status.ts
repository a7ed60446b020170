import { mayEnterPanel } from '#platform/access.policy.ts'
import { type Actor, isMember } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { listVisibleSigns, type SignOfStatus, type StatusList } from './signs-of-status.queries.ts'

export type { SignOfStatus }

/**
 * The signs of a status that a member may see, the last changed first (D16).
 * @throws AppError `account.notAccepted` and the reasons of `mayEnterPanel`
 */
export async function listSignsByStatus(
  { db }: { db: Db },
  actor: Actor,
  list: StatusList,
): Promise<{ signs: SignOfStatus[]; total: number }> {
  authorize(mayEnterPanel(actor))
  if (!isMember(actor)) throw new AppError('account.notAccepted')
  return listVisibleSigns(db, actor, list)
}
