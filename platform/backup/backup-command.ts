import { resolve } from 'node:path'
import { z } from 'zod'
import type { Database } from '#platform/db/open-database.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { auditBackup } from './audit-backup.ts'
import { createBackup } from './create-backup.ts'
import type { Manifest } from './manifest.ts'
import { type MediaFiles, mediaFilesFromStorage } from './media-files.ts'
import { recordedBackup } from './recorded-backup.ts'
import type { RemoteBackups } from './remote/open-remote-backups.ts'

const schema = z.object({ folder: z.string().min(1).optional() })

interface BackupContext {
  database: Database
  storage: Storage
  now: () => Date
  /** Undefined without BACKUP_URL. */
  openRemoteBackups?: (() => Promise<RemoteBackups>) | undefined
  /** The files that remote backups contain. */
  listMedia: () => MediaFiles
}

/**
 * The command `backup` of the command line and the control socket: into a folder, else to BACKUP_URL. Reports the name of
 * each finished file.
 * @returns the folder or the name of the remote backup, and what it contains
 * @throws AppError `request.invalid`, `backup.noPlace`, and the errors of `createBackup` and of remote backups
 */
export async function backupCommand(
  context: BackupContext,
  args: unknown,
  call: { progress(report: unknown): void },
): Promise<{ place: string; rows: number; files: number }> {
  const { success, data, error } = schema.safeParse(args)
  if (!success) throw new AppError('request.invalid', { cause: error })
  const { database, storage, now } = context
  const onProgress = (file: string) => call.progress(file)
  if (data.folder !== undefined) {
    const folder = resolve(data.folder)
    const options = { media: mediaFilesFromStorage(storage), onProgress }
    const write = () => createBackup(database, folder, options)
    return recordContents(context, folder, await recordedBackup(database, 'folder', now, write))
  }
  const { openRemoteBackups, listMedia } = context
  if (!openRemoteBackups) throw new AppError('backup.noPlace')
  const { name, manifest } = await recordedBackup(database, 'remote', now, async () =>
    (await openRemoteBackups()).write(database, listMedia(), { onProgress }),
  )
  return recordContents(context, name, manifest)
}

async function recordContents({ database, now }: BackupContext, place: string, { tables, media }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  await auditBackup(database.db, { action: 'created', rows, at: now() })
  return { place, rows, files: media?.length ?? 0 }
}
