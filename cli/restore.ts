import { resolve } from 'node:path'
import { restoreBackup } from '#platform/backup/restore-from.ts'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { fileSystemStorage } from '#platform/storage/local-storage.ts'
import { mediaFilesFromStorage } from '#platform/storage/media-files.ts'
import { readArguments, runMain } from './run-verb.ts'

/** `npm run restore`: loads a snapshot into an empty installation; nothing else may serve it meanwhile. */
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
