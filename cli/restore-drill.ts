import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { compareMedia, drillRestore } from '#platform/backup/drill-restore.ts'
import { parseBackupUrl } from '#platform/backup/remote/backup-url.ts'
import { backupDate } from '#platform/backup/retention.ts'
import { type Config, loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { listMissingFiles } from '../server/sweep-files-command.ts'
import { type BackupSource, withBackup } from './backup-source.ts'
import { joinList, t } from './messages.ts'
import { createProgressLine } from './progress-line.ts'
import { readArguments, runMain, usageOf } from './run-command.ts'

/**
 * `npm run restore-drill`: restores a backup, or the newest one of a folder of automatic backups or of BACKUP_URL, into a scratch database and says
 * whether it is whole. The installation is only read. A difference or a missing file sets exit code 1.
 */
const usage = usageOf('restore-drill')
const shownKeys = 20

await runMain(async () => {
  const { positionals, values } = readArguments(
    {
      allowPositionals: true,
      options: {
        database: { type: 'string' },
        backup: { type: 'string' },
        files: { type: 'boolean', default: false },
      },
    },
    usage,
    true,
  )
  const config = loadConfig()
  const [place] = positionals
  const isFolder = place !== undefined && parseBackupUrl(place) === undefined
  const choice = { place: isFolder ? await newestIn(resolve(place)) : place, name: values.backup }
  await withBackup(config, choice, (source) =>
    drill(config, source, { databaseUrl: values.database, readsFiles: values.files }),
  )
})

interface DrillOptions {
  databaseUrl: string | undefined
  /** Whether every file of a remote backup is read and compared, not only looked for. */
  readsFiles: boolean
}

async function drill(config: Config, source: BackupSource, { databaseUrl, readsFiles }: DrillOptions) {
  const { folder, name, remote } = source
  const scratchFolder = await mkdtemp(join(tmpdir(), 'signbank-scratch-'))
  const line = createProgressLine()
  const scratch = await openDatabase({ databaseUrl, dataDir: scratchFolder })
  try {
    const onProgress = (file: string) =>
      line.show({ step: 'restore', text: t('cli:progress.restore', { file }) })
    const drill = await drillRestore(scratch, folder, { mediaSource: remote?.media, onProgress })
    const { manifest, rows, newMigrations, differing } = drill
    if (remote && readsFiles) await compareMedia(remote.media, manifest.media ?? [], onProgress)
    // A backup with files was verified with them; the others are in the storage.
    const missing = manifest.media ? [] : await listMissingFiles(scratch.db, await openStorage(config))
    line.end()
    const list = joinList([
      t('cli:backup.rows', { count: rows }),
      t('cli:backup.files', { count: manifest.media?.length ?? 0 }),
    ])
    console.log(t('cli:restoreDrill.done', { folder: name, list }))
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
}

/** The newest automatic backup in a folder; the folder itself if it contains none. */
async function newestIn(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => backupDate(name))
    .toSorted()
    .at(-1)
  return newest ? join(folder, newest) : folder
}
