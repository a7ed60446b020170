import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import * as build from 'virtual:react-router/server-build'
import { exportVerb, importVerb, removeDemoSigns } from '#domains/signs/index.ts'
import { startAutomaticBackups } from '#platform/backup/automatic.ts'
import { backupTo } from '#platform/backup/backup-to.ts'
import { backupVerb } from '#platform/backup/backup-verb.ts'
import { type Config, loadConfig } from '#platform/config.ts'
import { serveControl } from '#platform/control/serve-control.ts'
import type { Database } from '#platform/db/open-database.ts'
import { serveAssets } from '#platform/http/assets.ts'
import { createLog } from '#platform/log/log.ts'
import { type Installation, openInstallation } from './open-installation.ts'
import { openSite } from './open-site.ts'

/** The program: opens everything, listens, and on a signal stops taking visitors and closes in order. */
const config = loadConfig()
const log = createLog(config.logLevel)

const startBackups = (database: Database, { backupDir }: Config) =>
  startAutomaticBackups({ folder: backupDir, write: (folder) => backupTo(database, folder), log })

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
const { site, dictionary } = await openSite({
  config,
  database,
  storage,
  log,
  build,
  isDevelopment: false,
  ...(backups && { lastBackup: backups.lastBackup }),
})
if (backups) dictionary.onChange(backups.changed)

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
    import: (args: unknown, call: { progress(report: unknown): void }) => shown(importVerb(context, args, call)),
    export: (args: unknown) => exportVerb(context, args),
    backup: (args: unknown, call: { progress(report: unknown): void }) => backupVerb(context, args, call),
    'demo:remove': () => shown(removeDemoSigns(context)),
  }
  serveControl(database.lock, handlers, (error, verb) => log.error({ err: error, verb }, 'a verb failed'))
}

const program = new Hono().use(serveAssets(join(import.meta.dirname, '..', 'client'))).route('/', site)
const server = serve({ fetch: program.fetch, port: config.port, hostname: config.host }, ({ port }) => {
  log.info({ port, signs: dictionary.count }, 'ready')
  console.error(`The sign bank is at ${config.publicUrl ?? `http://localhost:${port}`}`)
})

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  server.close()
  await dictionary.close()
  await backups?.stop()
  await database.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
