import { resolve } from 'node:path'
import { restoreFrom } from '#platform/backup/restore-from.ts'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { localStorage } from '#platform/storage/local-storage.ts'
import { mediaFilesOf } from '#platform/storage/media-files.ts'
import { command, readArguments } from './run-verb.ts'

/** `npm run restore`: loads a snapshot into an empty installation; nothing else may serve it meanwhile. */
const usage = 'npm run restore -- DIR'

await command(async () => {
  const { positionals } = readArguments({ allowPositionals: true, options: {} }, usage)
  const config = loadConfig()
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  try {
    const media = mediaFilesOf(localStorage(config.mediaDir))
    await restoreFrom(database, resolve(positionals[0] ?? ''), {
      media,
      onProgress: (file) => console.error(file),
    })
  } finally {
    await database.close()
  }
})
