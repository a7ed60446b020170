import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { foldEmail } from '#platform/text/fold-email.ts'

/** The facts that a sign-in is checked against; undefined for an unknown address. */
export const findCredentials = (db: Db | Tx, email: string) =>
  db
    .selectFrom('account')
    .select(['account.id', 'account.passwordHash', 'account.deletedAt'])
    .where('emailFolded', '=', foldEmail(email))
    .executeTakeFirst()

/** The hash of a password; null when none was set yet, and for deleted accounts. */
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

/**
 * Sets an email address that is not confirmed yet.
 * @returns false when the address of the account is confirmed, or the account is deleted
 */
export async function setUnconfirmedEmail(
  tx: Tx,
  accountId: number,
  email: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set((account) => ({
      email,
      emailFolded: foldEmail(email),
      changedAt: now,
      revision: account('revision', '+', sql<number>`1`),
    }))
    .where('id', '=', accountId)
    .where('emailVerifiedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Sets a new email address, which was confirmed just now.
 * @returns false when the account is deleted
 */
export async function setEmail(tx: Tx, accountId: number, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set((account) => ({
      email,
      emailFolded: foldEmail(email),
      emailVerifiedAt: now,
      changedAt: now,
      revision: account('revision', '+', sql<number>`1`),
    }))
    .where('id', '=', accountId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
