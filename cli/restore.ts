import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { openChosenBackups, withBackup } from './backup-source.ts'
import { t } from './messages.ts'
import { createProgressLine } from './progress-line.ts'
import { restoreInstallation } from './restore-installation.ts'
import { readArguments, refuseArguments, runMain, usageOf } from './run-command.ts'

/**
 * `npm run restore`: loads a snapshot into an empty installation, while no server is running. `--list` only prints the names
 * of remote backups.
 */
const usage = usageOf('restore')

await runMain(async () => {
  const options = {
    erasures: { type: 'string' },
    backup: { type: 'string' },
    list: { type: 'boolean', default: false },
  } as const
  const { positionals, values } = readArguments({ allowPositionals: true, options }, usage, true)
  const [place] = positionals
  const config = loadConfig()
  if (values.list) {
    const backups = (await openChosenBackups(config, place)) ?? refuseArguments(usage)
    for (const name of await backups.list()) console.log(name)
    return
  }
  const line = createProgressLine()
  await withBackup(config, { place, name: values.backup }, async (source) => {
    const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
    let erased: number
    try {
      erased = await restoreInstallation(
        { database, storage: await openStorage(config) },
        {
          source,
          erasuresFile: values.erasures,
          onProgress: (file) => line.show({ step: 'restore', text: t('cli:progress.restore', { file }) }),
        },
      )
    } finally {
      line.end()
      await database.close()
    }
    if (source.remote) console.log(t('cli:restore.doneRemote', { name: source.name }))
    else console.log(t('cli:restore.done', { folder: source.folder }))
    if (erased > 0) console.log(t('cli:restore.erased', { count: erased }))
  })
})
