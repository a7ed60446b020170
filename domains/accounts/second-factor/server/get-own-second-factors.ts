import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { mayManageOwnSecondFactors } from '../second-factor.policy.ts'
import type { SecondFactors } from '../second-factor.ts'
import { findSecondFactors } from './second-factor.queries.ts'

/**
 * The own second factors, without secrets.
 * @throws AppError the reasons of `mayManageOwnSecondFactors`
 */
export async function getOwnSecondFactors(
  { db }: Pick<AccountsContext, 'db'>,
  actor: Actor,
): Promise<SecondFactors> {
  authorize(mayManageOwnSecondFactors(actor))
  if (actor.kind !== 'account') throw new AppError('account.required')
  return findSecondFactors(db, actor.id)
}
