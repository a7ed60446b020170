import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appliedMigrations } from '#platform/db/migrate.ts'
import type { Database } from '#platform/db/open-database.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { createBackup } from './create-backup.ts'
import { hashStream } from './hash-stream.ts'
import type { Manifest, MediaEntry } from './manifest.ts'
import type { BackupMedia } from './media-files.ts'
import { restoreBackup } from './restore-backup.ts'

/** What the rehearsal of a restore showed. */
export interface RestoreDrill {
  manifest: Manifest
  rows: number
  /** Migrations that this program has and the backup has not; they ran. */
  newMigrations: number
  /** Tables that are not as in the backup. They are compared when no migration ran, because one may change any of them. */
  differing: string[]
}

interface DrillOptions {
  /** Where the media files of the backup are: by default in its folder. */
  mediaSource?: BackupMedia | undefined
  onProgress?: (file: string) => void
}

/**
 * Reads every media file of a remote backup and compares it with the manifest.
 * @throws AppError `backup.damaged` with the first file that is missing or altered
 */
export async function compareMedia(
  media: BackupMedia,
  entries: readonly MediaEntry[],
  onProgress: (file: string) => void,
): Promise<void> {
  for (const { key, bytes, sha256 } of entries) {
    const found = await media
      .read(key)
      .then(hashStream)
      .catch((cause: unknown) => {
        if (isAppError(cause) && cause.code !== 'media.notFound') throw cause
        throw new AppError('backup.damaged', { params: { file: key }, cause })
      })
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new AppError('backup.damaged', { params: { file: key } })
    onProgress(key)
  }
}

/**
 * Restores the database of a backup into an empty scratch database and compares every table with the backup, by the rows and
 * the hash of a backup of the scratch database. Media files of the backup are verified, not copied.
 * @throws AppError what `restoreBackup` throws
 */
export async function drillRestore(
  scratch: Database,
  folder: string,
  { mediaSource, onProgress }: DrillOptions = {},
): Promise<RestoreDrill> {
  const manifest = await restoreBackup(scratch, folder, { mediaSource, ...(onProgress && { onProgress }) })
  const newMigrations = (await appliedMigrations(scratch.db)).length - manifest.migrations.length
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  if (newMigrations > 0) return { manifest, rows, newMigrations, differing: [] }
  return { manifest, rows, newMigrations, differing: await findDifferingTables(scratch, manifest) }
}

/** The names of the tables of a database that are not as in a backup, by their rows and the hash of these. */
export async function findDifferingTables(
  database: Database,
  manifest: Manifest,
  onProgress: (file: string) => void = () => {},
): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'signbank-drill-'))
  try {
    const { tables } = await createBackup(database, copy, { onProgress })
    const before = new Map(manifest.tables.map((table) => [table.name, table]))
    const differing = tables.filter(({ name, rows, sha256 }) => {
      const table = before.get(name)
      return table?.rows !== rows || table.sha256 !== sha256
    })
    return differing.map(({ name }) => name)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
