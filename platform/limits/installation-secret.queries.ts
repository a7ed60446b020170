import { sql } from 'kysely'
import type { Db, Tx } from '../db/transaction.ts'

/** A secret of the installation. */
export interface Secret {
  value: string
  createdAt: Date
}

/** All secrets, the newest first. */
export const listSecrets = (db: Db): Promise<Secret[]> =>
  db.selectFrom('installationSecret').select(['value', 'createdAt']).orderBy('id', 'desc').execute()

/** Locks out other processes that replace the secret, until the transaction ends. */
export async function lockSecrets(tx: Tx): Promise<void> {
  await sql`lock table installation_secret in share row exclusive mode`.execute(tx)
}

/** The newest secret without its value. */
export const findNewestSecret = (tx: Tx) =>
  tx
    .selectFrom('installationSecret')
    .select(['id', 'createdAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Deletes the secrets before one. */
export async function deleteSecretsBefore(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('installationSecret').where('id', '<', id).execute()
}

/** Stores a secret. */
export async function insertSecret(tx: Tx, secret: Secret): Promise<void> {
  await tx.insertInto('installationSecret').values(secret).execute()
}
