import type { Db } from '../db/transaction.ts'

export type BackupKind = 'folder' | 'remote'

/** When a backup of a kind was last written, and the newest attempt if it failed. */
interface BackupResult {
  kind: BackupKind
  createdAt: Date | null
  failedAt: Date | null
  failure: string | null
}

export const listBackupResults = (db: Db): Promise<BackupResult[]> =>
  db.selectFrom('backupResult').select(['kind', 'createdAt', 'failedAt', 'failure']).execute() as Promise<
    BackupResult[]
  >

export async function recordBackup(db: Db, kind: BackupKind, createdAt: Date): Promise<void> {
  const values = { createdAt, failedAt: null, failure: null }
  await db
    .insertInto('backupResult')
    .values({ kind, ...values })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(values))
    .execute()
}

/** @param failure an error code, without addresses or secrets */
export async function recordBackupFailure(
  db: Db,
  kind: BackupKind,
  { failedAt, failure }: { failedAt: Date; failure: string },
): Promise<void> {
  const values = { failedAt, failure }
  await db
    .insertInto('backupResult')
    .values({ kind, ...values })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(values))
    .execute()
}
