import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { SecondFactors } from '../second-factor.ts'

/** Whether the account of the query has a passkey or an authenticator app. */
export const hasSecondFactorSql = sql<boolean>`(
  exists (select from passkey where passkey.account_id = account.id)
  or exists (select from authenticator_app where authenticator_app.account_id = account.id)
)`

/** Whether an account has a passkey or an authenticator app. */
export async function accountHasSecondFactor(db: Db | Tx, accountId: number): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select(hasSecondFactorSql.as('hasSecondFactor'))
    .where('id', '=', accountId)
    .executeTakeFirst()
  return found?.hasSecondFactor ?? false
}

/** The second factors of an account, without secrets. */
export async function findSecondFactors(db: Db | Tx, accountId: number): Promise<SecondFactors> {
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()
  const app = await db
    .selectFrom('authenticatorApp')
    .select(['createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return { passkeys, app: app ?? null, recoveryCodes: (await listUnusedRecoveryCodes(db, accountId)).length }
}

/** The unused recovery codes of an account. */
export const listUnusedRecoveryCodes = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('recoveryCode')
    .select(['id', 'codeHash'])
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .orderBy('id')
    .execute()

/** Locks the account, so that its factors change one after another. */
export async function lockAccountForFactors(tx: Tx, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
}

/** Deletes the recovery codes of an account that has no second factor any more. */
export async function deleteUnneededRecoveryCodes(tx: Tx, accountId: number): Promise<void> {
  if (await accountHasSecondFactor(tx, accountId)) return
  await tx.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute()
}

/** Deletes all second factors of an account, and whatever was begun with them. */
export async function deleteSecondFactors(tx: Tx, accountId: number): Promise<void> {
  const tables = [
    'passkey',
    'passkeyChallenge',
    'authenticatorApp',
    'authenticatorAppSetup',
    'recoveryCode',
    'pendingSignIn',
  ] as const
  for (const table of tables) await tx.deleteFrom(table).where('accountId', '=', accountId).execute()
}

/** Marks a recovery code as used. @returns whether it was still unused */
export async function consumeRecoveryCodeRow(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recoveryCode')
    .set({ usedAt: at })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Replaces the recovery codes of an account, used or not. */
export async function replaceRecoveryCodeRows(
  tx: Tx,
  { accountId, hashes, at }: { accountId: number; hashes: readonly string[]; at: Date },
): Promise<void> {
  await tx.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute()
  await tx
    .insertInto('recoveryCode')
    .values(hashes.map((codeHash) => ({ accountId, codeHash, createdAt: at })))
    .execute()
}

/** Whether anybody has an authenticator app. */
export async function hasAuthenticatorApps(db: Db | Tx): Promise<boolean> {
  return (
    (await db.selectFrom('authenticatorApp').select('accountId').limit(1).executeTakeFirst()) !== undefined
  )
}
