import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import { countConfirmedAccounts } from './legal.queries.ts'
import type { LegalContext } from './legal-context.ts'

/**
 * The number of people who would have to accept a new version: all who can open the panel, the publisher included.
 * @throws AppError the reasons of `mayReadAsAdministrator`
 */
export async function countPeopleToAccept({ db }: Pick<LegalContext, 'db'>, actor: Actor): Promise<number> {
  authorize(mayReadAsAdministrator(actor))
  return countConfirmedAccounts(db)
}
