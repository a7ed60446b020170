import { resolve } from 'node:path'
import { mediaFilesFromStorage } from '#platform/backup/media-files.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { readArguments, runMain } from './run-command.ts'

/** `npm run restore`: loads a snapshot into an empty installation, while no server is running. */
const usage = 'npm run restore -- DIR'

await runMain(async () => {
  const { positionals } = readArguments({ allowPositionals: true, options: {} }, usage)
  const config = loadConfig()
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  try {
    const media = mediaFilesFromStorage(fileSystemStorage(config.mediaDir))
    await restoreBackup(database, resolve(positionals[0] ?? ''), {
      media,
      onProgress: (file) => console.error(file),
    })
  } finally {
    await database.close()
  }
})
