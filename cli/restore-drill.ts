import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { drillRestore } from '#platform/backup/drill-restore.ts'
import { backupDate } from '#platform/backup/retention.ts'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { listMissingFiles } from '../server/sweep-files-command.ts'
import { joinList, t } from './messages.ts'
import { createProgressLine } from './progress-line.ts'
import { readArguments, runMain, usageOf } from './run-command.ts'

/**
 * `npm run restore-drill`: restores a backup, or the newest one of a folder of automatic backups, into a scratch database and says
 * whether it is whole. The installation is only read. A difference or a missing file sets exit code 1.
 */
const usage = usageOf('restore-drill')
const shownKeys = 20

await runMain(async () => {
  const { positionals, values } = readArguments(
    { allowPositionals: true, options: { database: { type: 'string' } } },
    usage,
  )
  const config = loadConfig()
  const folder = await newestIn(resolve(positionals[0] ?? ''))
  const scratchFolder = await mkdtemp(join(tmpdir(), 'signbank-scratch-'))
  const line = createProgressLine()
  const scratch = await openDatabase({ databaseUrl: values.database, dataDir: scratchFolder })
  try {
    const drill = await drillRestore(scratch, folder, {
      onProgress: (file) => line.show({ step: 'restore', text: t('cli:progress.restore', { file }) }),
    })
    const { manifest, rows, newMigrations, differing } = drill
    // A backup with files was verified with them; the others are in the storage.
    const missing = manifest.media ? [] : await listMissingFiles(scratch.db, await openStorage(config))
    line.end()
    const list = joinList([
      t('cli:backup.rows', { count: rows }),
      t('cli:backup.files', { count: manifest.media?.length ?? 0 }),
    ])
    console.log(t('cli:restoreDrill.done', { folder, list }))
    if (newMigrations > 0) console.log(t('cli:restoreDrill.migrated', { count: newMigrations }))
    for (const table of differing) console.log(t('cli:restoreDrill.differs', { table }))
    for (const key of missing.slice(0, shownKeys)) console.log(t('cli:restoreDrill.missing', { key }))
    if (missing.length > shownKeys) console.log(t('cli:more', { count: missing.length - shownKeys }))
    const isWhole = differing.length + missing.length === 0
    console.log(t(isWhole ? 'cli:restoreDrill.whole' : 'cli:restoreDrill.broken'))
    if (!isWhole) process.exitCode = 1
  } finally {
    line.end()
    await scratch.close()
    await rm(scratchFolder, { recursive: true, force: true })
  }
})

/** The newest automatic backup in a folder; the folder itself if it contains none. */
async function newestIn(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => backupDate(name))
    .toSorted()
    .at(-1)
  return newest ? join(folder, newest) : folder
}
