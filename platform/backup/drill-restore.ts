import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appliedMigrations } from '#platform/db/migrate.ts'
import type { Database } from '#platform/db/open-database.ts'
import { createBackup } from './create-backup.ts'
import type { Manifest } from './manifest.ts'
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

/**
 * Restores the database of a backup into an empty scratch database and compares every table with the backup, by the rows and
 * the hash of a backup of the scratch database. Media files of the backup are verified, not copied.
 * @throws AppError what `restoreBackup` throws
 */
export async function drillRestore(
  scratch: Database,
  folder: string,
  { onProgress }: { onProgress?: (file: string) => void } = {},
): Promise<RestoreDrill> {
  const manifest = await restoreBackup(scratch, folder, { ...(onProgress && { onProgress }) })
  const newMigrations = (await appliedMigrations(scratch.db)).length - manifest.migrations.length
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  if (newMigrations > 0) return { manifest, rows, newMigrations, differing: [] }
  const copy = await mkdtemp(join(tmpdir(), 'signbank-drill-'))
  try {
    const { tables } = await createBackup(scratch, copy)
    const before = new Map(manifest.tables.map((table) => [table.name, table]))
    const differing = tables.filter(({ name, rows, sha256 }) => {
      const table = before.get(name)
      return table?.rows !== rows || table.sha256 !== sha256
    })
    return { manifest, rows, newMigrations, differing: differing.map(({ name }) => name) }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
