import type { Db } from '../db/transaction.ts'
import type { LastBackup } from './automatic-backups.ts'
import { listBackupResults } from './backup-result.queries.ts'
import type { BackupState } from './backup-state.ts'

interface Sources {
  db: Db
  /** Of an embedded database. */
  automatic?: (() => LastBackup) | undefined
  /** Whether BACKUP_URL is set. */
  hasRemote: boolean
}

/** The backups that this installation makes, the same in every process. One query. */
export async function listBackupStates({ db, automatic, hasRemote }: Sources): Promise<BackupState[]> {
  const results = await listBackupResults(db)
  const remote = results.find(({ kind }) => kind === 'remote')
  const last = automatic?.()
  return [
    ...(last ? [fromAutomatic(last)] : []),
    ...(hasRemote
      ? [remote ?? { kind: 'remote' as const, createdAt: null, failedAt: null, failure: null }]
      : []),
    ...results.filter(({ kind }) => kind === 'folder'),
  ]
}

const fromAutomatic = ({ createdAt, failedAt, error }: LastBackup): BackupState => ({
  kind: 'automatic',
  createdAt: createdAt ?? null,
  failedAt: failedAt ?? null,
  failure: error ?? null,
})
