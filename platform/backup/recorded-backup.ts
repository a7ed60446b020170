import type { Database } from '../db/open-database.ts'
import { errorCode } from '../errors/error-code.ts'
import { type BackupKind, recordBackup, recordBackupFailure } from './backup-result.queries.ts'

/** Writes a backup and records when, or that it failed, for the overview, the doctor and the metrics. */
export async function recordedBackup<Result>(
  { db }: Pick<Database, 'db'>,
  kind: BackupKind,
  now: () => Date,
  write: () => Promise<Result>,
): Promise<Result> {
  const startedAt = now()
  try {
    const result = await write()
    await recordBackup(db, kind, startedAt)
    return result
  } catch (error) {
    // The database may be away too; the error of the backup is the one to report.
    const failure = { failedAt: startedAt, failure: errorCode(error) }
    await recordBackupFailure(db, kind, failure).catch(() => {})
    throw error
  }
}
