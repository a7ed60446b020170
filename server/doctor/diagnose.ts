import { readdir } from 'node:fs/promises'
import { newestBackupDate } from '#platform/backup/automatic-backups.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/open-database.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { checkConnections } from './check-connections.ts'
import { checkDatabase } from './check-database.ts'
import { checkMachine } from './check-machine.ts'
import { type Finding, findingOf } from './finding.ts'

interface Installation {
  config: Config
  database: Pick<Database, 'db' | 'pool' | 'engine'>
  storage: Pick<Storage, 'check'>
  now: () => Date
}

const hourMs = 3_600_000

/** Looks at everything an installation depends on, and changes nothing. What fails becomes a finding. */
export async function diagnose({ config, database, storage, now }: Installation): Promise<Finding[]> {
  const findings = await Promise.all([
    checkMachine(config),
    checkDatabase(database, config).catch((error) => [
      findingOf('database.failed', { reason: String(error.code ?? error.name) }),
    ]),
    checkConnections(config, storage),
    checkBackup(config.backupDir, database.engine, now()),
  ])
  return findings.flat()
}

/** Automatic backups are those of the embedded database, and only made after changes. */
async function checkBackup(folder: string, engine: Database['engine'], now: Date): Promise<Finding> {
  if (engine === 'server') return findingOf('backup.elsewhere')
  const newest = newestBackupDate(await readdir(folder).catch(() => []))
  if (!newest) return findingOf('backup.none', { folder })
  const hours = Math.floor((now.getTime() - newest.getTime()) / hourMs)
  return findingOf('backup.ok', { folder, hours })
}
