import { resolve } from 'node:path'
import { endRestoredAccess } from '#domains/accounts/index.ts'
import {
  deleteErasedFiles,
  readErasureList,
  readErasureListBeside,
  readStoredErasureList,
  repeatErasures,
  writeErasureList,
} from '#domains/erasure/index.ts'
import { signContributions } from '#domains/signs/index.ts'
import { mediaFilesFromStorage } from '#platform/backup/media-files.ts'
import { recordBackup } from '#platform/backup/record-backup.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { t } from './messages.ts'
import { createProgressLine } from './progress-line.ts'
import { readArguments, runMain, usageOf } from './run-command.ts'

/**
 * `npm run restore`: loads a snapshot into an empty installation, while no server is running. What was erased after the
 * snapshot is erased again, by the lists of erasures beside it, in the storage, and of `--erasures`.
 */
const usage = usageOf('restore')

await runMain(async () => {
  const { positionals, values } = readArguments(
    { allowPositionals: true, options: { erasures: { type: 'string' } } },
    usage,
  )
  const folder = resolve(positionals[0] ?? '')
  const config = loadConfig()
  const line = createProgressLine()
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  let erased = 0
  try {
    const storage = await openStorage(config)
    // Read first: the files of the backup contain an older list.
    const erasures = [
      ...(await readErasureListBeside(folder)),
      ...(await readStoredErasureList(storage)),
      ...(values.erasures === undefined ? [] : await readErasureList(resolve(values.erasures))),
    ]
    await restoreBackup(database, folder, {
      media: mediaFilesFromStorage(storage),
      async afterLoad(tx) {
        await endRestoredAccess(tx, new Date())
        erased = await repeatErasures(tx, erasures, signContributions)
        await recordBackup(tx, { action: 'restored', at: new Date() })
      },
      onProgress: (file) => line.show({ step: 'restore', text: t('cli:progress.restore', { file }) }),
    })
    await deleteErasedFiles({ db: database.db, storage })
    await writeErasureList({ db: database.db, storage })
  } finally {
    line.end()
    await database.close()
  }
  console.log(t('cli:restore.done', { folder }))
  if (erased > 0) console.log(t('cli:restore.erased', { count: erased }))
})
