import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'

/** Owners whose account is accepted and not deleted. Only they own the platform: the rights of others have no effect. */
const acceptedOwners = (db: Db | Tx) =>
  db
    .selectFrom('account')
    .where('isOwner', '=', true)
    .where('status', '=', 'approved')
    .where('deletedAt', 'is', null)

/** Whether the platform has an accepted owner. */
export async function hasOwner(db: Db | Tx): Promise<boolean> {
  return (await acceptedOwners(db).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Whether an accepted owner remains when this account loses its right or is deleted. */
export async function hasOtherOwner(db: Db | Tx, accountId: number): Promise<boolean> {
  const other = await acceptedOwners(db).select('id').where('id', '<>', accountId).limit(1).executeTakeFirst()
  return other !== undefined
}

/**
 * Locks the rows of all accepted owners until the transaction ends.
 * @returns their account ids
 */
export async function lockOwners(tx: Tx): Promise<number[]> {
  const owners = await acceptedOwners(tx).select('id').orderBy('id').forUpdate().execute()
  return owners.map(({ id }) => id)
}

/**
 * Prevents that another transaction makes an owner at the same time. There may be no owner row to lock yet, therefore
 * the table of the links to the first owner is locked.
 */
export async function lockOwnerCreation(tx: Tx): Promise<void> {
  await sql`lock table account_link in share row exclusive mode`.execute(tx)
}

/** Gives an existing account every right of an owner. */
export async function promoteToOwner(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set((account) => ({
      isAdmin: true,
      isApprover: true,
      isOwner: true,
      status: 'approved',
      emailVerifiedAt: account.fn.coalesce('emailVerifiedAt', sql<Date>`${now}`),
      changedAt: now,
      revision: account('revision', '+', sql<number>`1`),
    }))
    .where('id', '=', accountId)
    .execute()
}
