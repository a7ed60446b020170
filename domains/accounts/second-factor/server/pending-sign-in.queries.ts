import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { hashToken, newToken } from '../../server/token.ts'

/** Time to enter the second factor after the password, ms. */
export const pendingSignInMs = 10 * 60_000

/**
 * Stores that somebody entered the right password. The row only permits to complete the sign-in.
 * @returns the token, of which the database contains the hash only
 */
export async function createPendingSignIn(db: Db, accountId: number, now: Date): Promise<string> {
  await db.deleteFrom('pendingSignIn').where('expiresAt', '<=', now).execute()
  const token = newToken()
  await db
    .insertInto('pendingSignIn')
    .values({
      tokenHash: hashToken(token),
      accountId,
      expiresAt: new Date(now.getTime() + pendingSignInMs),
    })
    .execute()
  return token
}

/**
 * The account of a sign-in that waits for the second factor.
 * @throws AppError `account.signInExpired`
 */
export async function requirePendingSignIn(db: Db | Tx, token: string, now: Date): Promise<number> {
  const found = await db
    .selectFrom('pendingSignIn')
    .innerJoin('account', 'account.id', 'pendingSignIn.accountId')
    .select('accountId')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .where('account.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!found) throw new AppError('account.signInExpired')
  return found.accountId
}

/**
 * Ends a sign-in that waits for the second factor. Of two simultaneous uses one is refused.
 * @throws AppError `account.signInExpired`
 */
export async function consumePendingSignIn(tx: Tx, token: string, now: Date): Promise<number> {
  const accountId = await requirePendingSignIn(tx, token, now)
  const { numDeletedRows } = await tx
    .deleteFrom('pendingSignIn')
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('account.signInExpired')
  return accountId
}

/** Ends all sign-ins of an account that wait for the second factor. */
export async function endPendingSignIns(db: Db | Tx, accountId: number): Promise<void> {
  await db.deleteFrom('pendingSignIn').where('accountId', '=', accountId).execute()
}
