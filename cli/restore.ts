import { resolve } from 'node:path'
import { endRestoredAccess } from '#domains/accounts/index.ts'
import { mediaFilesFromStorage } from '#platform/backup/media-files.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { t } from './messages.ts'
import { createProgressLine } from './progress-line.ts'
import { readArguments, runMain } from './run-command.ts'

/** `npm run restore`: loads a snapshot into an empty installation, while no server is running. */
const usage = 'npm run restore -- DIR'

await runMain(async () => {
  const { positionals } = readArguments({ allowPositionals: true, options: {} }, usage)
  const folder = resolve(positionals[0] ?? '')
  const config = loadConfig()
  const line = createProgressLine()
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  try {
    const media = mediaFilesFromStorage(await openStorage(config))
    await restoreBackup(database, folder, {
      media,
      afterLoad: (tx) => endRestoredAccess(tx, new Date()),
      onProgress: (file) => line.show({ step: 'restore', text: t('cli:progress.restore', { file }) }),
    })
  } finally {
    line.end()
    await database.close()
  }
  console.log(t('cli:restore.done', { folder }))
})
