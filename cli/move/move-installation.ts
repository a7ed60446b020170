import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createBackup } from '#platform/backup/create-backup.ts'
import { findDifferingTables } from '#platform/backup/drill-restore.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import type { Config } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/db/open-database.ts'
import { copyFiles } from '#platform/storage/copy-files.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { listMissingFiles } from '../../server/sweep-files-command.ts'
import { readKeyFile } from './check-move.ts'
import { countRows } from './check-target-database.ts'
import { countOtherConnections } from './move-source.ts'

/** What was moved, and what is not as it was; `differing` and `missing` are empty after a whole move. */
export interface MoveReport {
  rows: number
  files: number
  /** Tables that are not as before. */
  differing: string[]
  /** Files that the database names and that are only in the old storage. */
  missing: string[]
  /** Whether another process used the old database meanwhile, so that its changes may be lost. */
  wasUsed: boolean
  /** The file that has the key of second factors now; undefined without one. */
  keyFile: string | undefined
}

export interface MoveProgress {
  step: 'read' | 'copy' | 'compareFiles' | 'write' | 'compare'
  /** The finished file or table, or how many files are finished. */
  file: string
}

interface ClosedInstallation {
  config: Config
  database: Database
  storage: Storage
}

/**
 * Copies an installation into an empty one and compares both: each file by its hash, each table by its rows and their hash.
 * Nothing is changed here. Another call continues after an interruption: files that were copied are only compared, and so
 * is a database that has been written, because it is written in one transaction.
 * @throws AppError the errors of backups and storages
 */
export async function moveInstallation(
  source: ClosedInstallation,
  target: Config,
  { onProgress }: { onProgress: (progress: MoveProgress) => void },
): Promise<MoveReport> {
  const folder = await mkdtemp(join(tmpdir(), 'signbank-move-'))
  const reportOf = (step: MoveProgress['step']) => (file: string) => onProgress({ step, file })
  try {
    const manifest = await createBackup(source.database, folder, { onProgress: reportOf('read') })
    const storage = await openStorage(target)
    const { total } = await copyFiles(source.storage, storage, {
      comparesAll: true,
      onProgress: ({ step, done, total: all }) =>
        onProgress({ step: step === 'copy' ? 'copy' : 'compareFiles', file: `${done} / ${all}` }),
    })
    const keyFile = await copyKey(source.config, target)
    const database = await openDatabase(target)
    try {
      const isEmpty = (await countRows(database)).size === 0
      if (isEmpty) await restoreBackup(database, folder, { onProgress: reportOf('write') })
      const differing = await findDifferingTables(database, manifest, reportOf('compare'))
      const missingBefore = new Set(await listMissingFiles(source.database.db, source.storage))
      const missing = await listMissingFiles(database.db, storage)
      return {
        rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
        files: total,
        differing,
        missing: missing.filter((key) => !missingBefore.has(key)),
        wasUsed: (await countOtherConnections(source.database)) > 0,
        keyFile,
      }
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns where the key of second factors is now; undefined if there is none */
async function copyKey(source: Config, target: Config): Promise<string | undefined> {
  const key = await readKeyFile(source)
  if (key === undefined) return undefined
  const file = target.secondFactor.keyFile
  if (file === source.secondFactor.keyFile) return file
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, key, { mode: 0o600, flush: true })
  return file
}
