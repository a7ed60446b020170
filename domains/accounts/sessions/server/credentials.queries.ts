import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'

/** The hash of a person's password; null where none was set yet, or nobody is there any more. */
export async function findPasswordHash(db: Db, accountId: number): Promise<string | null> {
  const found = await db
    .selectFrom('account')
    .select('passwordHash')
    .where('id', '=', accountId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return found?.passwordHash ?? null
}

/** @returns false when the account is deleted */
export async function setPassword(tx: Tx, accountId: number, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ passwordHash: hash, changedAt: now })
    .where('id', '=', accountId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** @returns whether the address was not confirmed before */
export async function setEmailVerified(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ emailVerifiedAt: now, changedAt: now })
    .where('id', '=', accountId)
    .where('emailVerifiedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Gives an account an address that was confirmed just now. @returns false when the account is deleted */
export async function setEmail(tx: Tx, accountId: number, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set((account) => ({
      email,
      emailVerifiedAt: now,
      changedAt: now,
      revision: account('revision', '+', sql<number>`1`),
    }))
    .where('id', '=', accountId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** From here to the end of the transaction nobody else makes an owner. */
export async function lockOwnerCreation(tx: Tx): Promise<void> {
  await sql`lock table account_link in share row exclusive mode`.execute(tx)
}

export async function hasOwner(db: Db | Tx): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('isOwner', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Gives an account that is there every right of an owner. */
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
