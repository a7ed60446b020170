import type { ConsentChoices } from '#domains/consent/consent.ts'
import { findConsents } from '#domains/consent/server/consent.queries.ts'
import { isFormerMember } from '#domains/consent/visibility.ts'
import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { type Account, accountStateOf } from '../../account.ts'
import { findAccount } from '../../server/account.queries.ts'

interface ManagedUser {
  account: Account
  /** Answers to the consent form; null before the first answer. */
  choices: ConsentChoices | null
  /** Deleted, with the choice to be hidden at once: administrators see name and state only. */
  isFormer: boolean
}

/**
 * An account for an administrator.
 * @throws AppError `account.notFound`; the reasons of `mayReadAsAdministrator`
 */
export async function requireUser(db: Db, viewer: Actor, id: number): Promise<ManagedUser> {
  authorize(mayReadAsAdministrator(viewer))
  const account = await findAccount(db, id)
  if (!account) throw new AppError('account.notFound')
  const choices = (await findConsents(db, [id])).get(id) ?? null
  return { account, choices, isFormer: isFormerMember({ state: accountStateOf(account) }, choices) }
}
