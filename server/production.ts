import { join } from 'node:path'
import { startAutomaticBackups } from '#platform/backup/automatic-backups.ts'
import { createBackup } from '#platform/backup/create-backup.ts'
import { loadConfig } from '#platform/config.ts'
import type { Database } from '#platform/db/open-database.ts'
import { createLog } from '#platform/log/log.ts'
import { startTracing } from '#platform/tracing/start-tracing.ts'
import { openInstallation } from './open-installation.ts'

/** The production server. The database opens in its thread while this one loads the pages and the API. */
const config = loadConfig()
const stopTracing = await startTracing(config.tracing, () => log.warn('traces could not be sent'))
const log = createLog(config.logLevel)

const startBackups = (database: Database) =>
  startAutomaticBackups({
    folder: config.backupDir,
    write: (folder) => createBackup(database, folder),
    keptDays: config.backupKeptDays,
    log,
  })

/** Of the build. */
const folder = join(import.meta.dirname, '..')

const starting = Promise.withResolvers<void>()
const opening = openInstallation({
  config,
  log,
  demo: config.demo,
  forceUnlock: process.argv.includes('--force-unlock'),
  newDatabase: join(folder, 'new-database'),
  onStarting: starting.resolve,
  async beforeMigration({ database }) {
    if (database.engine === 'server') return
    const automaticBackups = await startBackups(database)
    await automaticBackups.beforeMigration()
    await automaticBackups.stop()
  },
})
// Loading blocks this thread, so the other one begins first. A server has no such thread.
await Promise.race([starting.promise, opening])
const [installation, { serveSite }] = await Promise.all([opening, import('./serve-site.ts')])
const { database } = installation
const backups = database.engine === 'embedded' ? await startBackups(database) : undefined
await serveSite({ clientFolder: join(folder, 'client'), config, log, installation, backups, stopTracing })
