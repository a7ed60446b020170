import { resolve } from 'node:path'
import { z } from 'zod'
import { mediaFilesFromStorage } from '#platform/backup/media-files.ts'
import type { Database } from '#platform/db/open-database.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { createBackup } from './create-backup.ts'
import { recordBackup } from './record-backup.ts'

const schema = z.object({ folder: z.string().min(1) })

/**
 * The command `backup` of the command line and the control socket; reports the name of each finished file.
 * @throws AppError `request.invalid`, and the errors of `createBackup`
 */
export async function backupCommand(
  { database, storage }: { database: Database; storage: Storage },
  args: unknown,
  call: { progress(report: unknown): void },
): Promise<{ folder: string; rows: number; files: number }> {
  const { success, data, error } = schema.safeParse(args)
  if (!success) throw new AppError('request.invalid', { cause: error })
  const folder = resolve(data.folder)
  const { tables, media } = await createBackup(database, folder, {
    media: mediaFilesFromStorage(storage),
    onProgress: (file) => call.progress(file),
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  await recordBackup(database.db, { action: 'created', rows, at: new Date() })
  return { folder, rows, files: media?.length ?? 0 }
}
