import { findConsents } from '#domains/consent/server/consent.queries.ts'
import { type AccountActor, type Actor, visitor } from '#platform/actor.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { accountStateOf } from '../../account.ts'
import { hasOtherOwner } from '../../server/owner.queries.ts'
import type { ManagedAccount } from '../account-change.policy.ts'
import { type LockedAccount, lockAccountsForChange } from './user.queries.ts'

interface ManagedAccountLock {
  account: LockedAccount
  /** What decides about changes of the account. */
  facts: ManagedAccount
  /** The actor with the rights of now, which may have changed since the request began. */
  actor: Actor
}

/**
 * Locks the account of a decision, and the rights of the person who decides, until the transaction ends.
 * @throws AppError `account.notFound`
 */
export async function lockManagedAccount(
  tx: Tx,
  actor: AccountActor,
  accountId: number,
): Promise<ManagedAccountLock> {
  const rows = await lockAccountsForChange(tx, [actor.id, accountId])
  const account = rows.find(({ id }) => id === accountId)
  if (!account) throw new AppError('account.notFound')
  return { account, facts: await toManagedAccount(tx, account), actor: refreshActor(actor, rows) }
}

function refreshActor(actor: AccountActor, rows: readonly LockedAccount[]): Actor {
  const row = rows.find(({ id }) => id === actor.id)
  if (!row || row.deletedAt) return visitor
  const { status, isAdmin, isApprover, isOwner } = row
  return { ...actor, status, isAdmin, isApprover, isOwner }
}

async function toManagedAccount(tx: Tx, account: LockedAccount): Promise<ManagedAccount> {
  const choices = (await findConsents(tx, [account.id])).get(account.id)
  return {
    ...account,
    state: accountStateOf(account),
    isErased: account.erasedAt !== null,
    adminsMayDelete: choices?.adminsMayDelete ?? null,
    hasOtherOwner: await hasOtherOwner(tx, account.id),
  }
}
