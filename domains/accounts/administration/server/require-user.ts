import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import type { Account } from '../../account.ts'
import { findAccount } from '../../server/account.queries.ts'

/**
 * An account for an administrator.
 * @throws AppError `account.notFound`; the reasons of `mayReadAsAdministrator`
 */
export async function requireUser(db: Db, viewer: Actor, id: number): Promise<Account> {
  authorize(mayReadAsAdministrator(viewer))
  const account = await findAccount(db, id)
  if (!account) throw new AppError('account.notFound')
  return account
}
