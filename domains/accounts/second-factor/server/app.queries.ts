import type { Db, Tx } from '#platform/db/transaction.ts'

/** The authenticator app of an account with its encrypted secret. */
export const findApp = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('authenticatorApp')
    .select(['encryptedSecret', 'lastStep'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()

/** Stores an app with the time step of its first code; replaces another one. */
export async function storeApp(
  tx: Tx,
  {
    accountId,
    encryptedSecret,
    step,
    at,
  }: { accountId: number; encryptedSecret: string; step: number; at: Date },
): Promise<void> {
  const app = { encryptedSecret, lastStep: step, createdAt: at, lastUsedAt: null }
  await tx
    .insertInto('authenticatorApp')
    .values({ accountId, ...app })
    .onConflict((existing) => existing.column('accountId').doUpdateSet(app))
    .execute()
}

/**
 * Stores the use of a time step. Of two simultaneous uses one is refused.
 * @returns false when this or a later step was used already
 */
export async function consumeTimeStep(
  db: Db,
  { accountId, step, at }: { accountId: number; step: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticatorApp')
    .set({ lastStep: step, lastUsedAt: at })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false when there is none */
export async function deleteApp(tx: Tx, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('authenticatorApp')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Stores the secret of an app that is being set up; replaces an earlier one. */
export async function storeAppSetup(
  db: Db,
  { accountId, ...setup }: { accountId: number; encryptedSecret: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('authenticatorAppSetup')
    .values({ accountId, ...setup })
    .onConflict((existing) => existing.column('accountId').doUpdateSet(setup))
    .execute()
}

/** The encrypted secret of the app that is being set up; undefined without one or after its time. */
export const findAppSetup = (db: Db | Tx, accountId: number, now: Date) =>
  db
    .selectFrom('authenticatorAppSetup')
    .select('encryptedSecret')
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

export async function deleteAppSetup(db: Db | Tx, accountId: number): Promise<void> {
  await db.deleteFrom('authenticatorAppSetup').where('accountId', '=', accountId).execute()
}
