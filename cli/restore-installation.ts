import { resolve } from 'node:path'
import { endRestoredAccess } from '#domains/accounts/index.ts'
import {
  deleteErasedFiles,
  readErasureList,
  readErasureListBeside,
  readRemoteErasureList,
  readStoredErasureList,
  repeatErasures,
  writeErasureList,
} from '#domains/erasure/index.ts'
import { signContributions } from '#domains/signs/index.ts'
import { auditBackup } from '#platform/backup/audit-backup.ts'
import { mediaFilesFromStorage } from '#platform/backup/media-files.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import type { Installation } from '../server/open-installation.ts'
import type { BackupSource } from './backup-source.ts'

interface Options {
  source: BackupSource
  /** Another list of erasures. */
  erasuresFile?: string | undefined
  onProgress: (file: string) => void
}

/**
 * Restores a backup with its media into an empty installation. What was erased after the backup is erased again, by the lists
 * of erasures beside it, in the storage, and of a file.
 * @returns how many erasures were repeated
 * @throws AppError what `restoreBackup` throws, `erasure.listMissing`, `erasure.listDamaged`
 */
export async function restoreInstallation(
  { database, storage }: Installation,
  { source: { folder, remote }, erasuresFile, onProgress }: Options,
): Promise<number> {
  // Read first: the files of the backup contain an older list.
  const erasures = [
    ...(remote ? await readRemoteErasureList(remote.backups) : await readErasureListBeside(folder)),
    ...(await readStoredErasureList(storage)),
    ...(erasuresFile === undefined ? [] : await readErasureList(resolve(erasuresFile))),
  ]
  let erased = 0
  await restoreBackup(database, folder, {
    media: mediaFilesFromStorage(storage),
    mediaSource: remote?.media,
    async afterLoad(tx) {
      await endRestoredAccess(tx, new Date())
      erased = await repeatErasures(tx, erasures, signContributions)
      await auditBackup(tx, { action: 'restored', at: new Date() })
    },
    onProgress,
  })
  await deleteErasedFiles({ db: database.db, storage })
  await writeErasureList({ db: database.db, storage })
  return erased
}
