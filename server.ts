import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { createAdminCommand, ensureFirstOwner } from '#domains/accounts/index.ts'
import { exportCommand, importCommand, removeDemoSigns } from '#domains/signs/index.ts'
import { startAutomaticBackups } from '#platform/backup/automatic-backups.ts'
import { backupCommand } from '#platform/backup/backup-command.ts'
import { createBackup } from '#platform/backup/create-backup.ts'
import { type Config, loadConfig } from '#platform/config.ts'
import { serveControl } from '#platform/control/serve-control.ts'
import type { Database } from '#platform/db/open-database.ts'
import { serveAssets } from '#platform/http/assets.ts'
import { createLog } from '#platform/log/log.ts'
import { createPageHandler } from './app/create-page-handler.ts'
import { type Installation, openInstallation } from './open-installation.ts'
import { openSite } from './open-site.ts'

/** The program: opens everything, listens, and on a signal stops taking visitors and closes in order. */
const config = loadConfig()
const log = createLog(config.logLevel)

const startBackups = (database: Database, { backupDir }: Config) =>
  startAutomaticBackups({ folder: backupDir, write: (folder) => createBackup(database, folder), log })

const { database, storage }: Installation = await openInstallation({
  config,
  log,
  demo: config.demo,
  forceUnlock: process.argv.includes('--force-unlock'),
  async beforeMigration(opened) {
    if (opened.database.engine === 'server') return
    const before = await startBackups(opened.database, config)
    await before.beforeMigration()
    await before.stop()
  },
})
const backups = database.engine === 'embedded' ? await startBackups(database, config) : undefined
const { door, dictionary, network, jobs } = await openSite({
  config,
  database,
  storage,
  log,
  assets: serveAssets(join(import.meta.dirname, '..', 'client')),
  pages: (context) => createPageHandler({ build, isDevelopment: false, context }),
  ...(backups && { lastBackup: backups.lastBackup }),
})
if (backups) dictionary.onChange(backups.changed)

// Nobody hears of the link but who may read the data folder.
const firstOwner = await ensureFirstOwner({
  db: database.db,
  now: () => new Date(),
  linkLifetimes: config.linkHours,
  owner: config.owner,
  file: config.ownerFile,
  linkUrl: `${config.publicUrl ?? `http://localhost:${config.port}`}/pt/reset-password`,
})

if (database.lock) {
  const context = { database, db: database.db, storage, now: () => new Date() }
  /** What a verb changed is public before its caller hears that it is done. */
  const shown = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work
    backups?.changed()
    await dictionary.refresh()
    return result
  }
  const handlers = {
    import: (args: unknown, call: { progress(report: unknown): void }) =>
      shown(importCommand(context, args, call)),
    export: (args: unknown) => exportCommand(context, args),
    backup: (args: unknown, call: { progress(report: unknown): void }) => backupCommand(context, args, call),
    'admin:create': (args: unknown) => createAdminCommand(context, args),
    'demo:remove': () => shown(removeDemoSigns(context)),
  }
  serveControl(database.lock, handlers, (error, verb) => log.error({ err: error, verb }, 'a verb failed'))
}

/** An address with thousands of filters is answered with what is wrong with it, not by a closed door. */
const maxHeaderSize = 64 * 1024

/** Longer than proxies keep theirs, ms: what they send on a connection that was closed here just then would be lost. */
const keepAliveTimeout = 75_000

const server = createServer({ maxHeaderSize, keepAliveTimeout }, door.listener)
server.on('error', async (error) => {
  log.fatal({ err: error, port: config.port, host: config.host }, 'cannot listen')
  await close()
  process.exit(1)
})
server.listen(config.port, config.host, () => {
  const { port } = server.address() as AddressInfo
  log.info({ port, signs: dictionary.count }, 'ready')
  console.error(`The sign bank is at ${config.publicUrl ?? `http://localhost:${port}`}`)
  if (firstOwner === 'file') console.error(`It has no owner yet: ${config.ownerFile} says how to become it.`)
  if (firstOwner === 'made') console.error('The person of OWNER_EMAIL owns it now.')
})

const shutdownTimeoutMs = 5_000

async function close(): Promise<void> {
  await jobs.close()
  await network.close()
  await dictionary.close()
  await backups?.stop()
  await database.close()
}

/** Lets the answers that are under way end, for a moment, before everything is closed. */
async function stop(): Promise<void> {
  process.off('SIGTERM', stop).off('SIGINT', stop)
  const answered = new Promise((done) => server.close(done))
  setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs).unref()
  await answered
  await close()
  process.exit(0)
}
// One failed call, as of a caller that hung up, is no reason to leave every visitor without answer.
process.on('unhandledRejection', (error) =>
  log.error({ err: error }, 'something failed that nobody waited for'),
)
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
