import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as build from 'virtual:react-router/server-build'
import { ensureFirstOwner } from '#domains/accounts/index.ts'
import type { AutomaticBackups } from '#platform/backup/automatic-backups.ts'
import type { Config } from '#platform/config.ts'
import { serveControl } from '#platform/control/serve-control.ts'
import { serveAssets } from '#platform/http/assets.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { operatorLocale } from '#platform/i18n/operator-locale.ts'
import type { Log } from '#platform/log/log.ts'
import { warnAboutSettings } from '#platform/warn-about-settings.ts'
import { createPageHandler } from '../app/create-page-handler.ts'
import { createPageRouteFinder } from '../app/page-routes.ts'
import { commandContext, controlHandlers } from './commands.ts'
import type { Installation } from './open-installation.ts'
import { openSite } from './open-site.ts'

interface Options {
  /** The built files of the browser. */
  clientFolder: string
  config: Config
  log: Log
  installation: Installation
  /** Only of an embedded database. */
  backups: AutomaticBackups | undefined
  stopTracing: () => Promise<void>
}

/** Long enough for URLs with thousands of filters, which then receive an error message. Bytes. */
const maxHeaderSize = 64 * 1024

/** Longer than that of usual proxies, so that they do not send a request on a connection closed here; ms. */
const keepAliveTimeout = 75_000

const shutdownTimeoutMs = 5_000

/** Serves pages, API and files. On SIGTERM and SIGINT it finishes open requests and closes everything in order. */
export async function serveSite({
  clientFolder,
  config,
  log,
  installation,
  backups,
  stopTracing,
}: Options): Promise<void> {
  const { database, storage } = installation
  const site = await openSite({
    config,
    database,
    storage,
    log,
    assets: serveAssets(clientFolder),
    pages: (context) => createPageHandler({ build, isDevelopment: false, context }),
    pageRouteOf: createPageRouteFinder(build.routes),
    ...(backups && { lastBackup: backups.lastBackup }),
  })
  if (backups) site.dictionary.onChange(backups.changed)

  warnAboutSettings(config, log)

  // The link is written to a file only, never to the log.
  const firstOwner = await ensureFirstOwner({
    db: database.db,
    now: () => new Date(),
    linkLifetimes: config.linkHours,
    owner: config.owner,
    file: config.ownerFile,
    linkUrl: `${config.origin}/pt/reset-password`,
  })

  if (database.lock) {
    const handlers = controlHandlers(commandContext(config, installation), () => backups?.changed())
    serveControl(database.lock, handlers, (error, verb) =>
      log.error({ err: error, verb }, 'a command failed'),
    )
  }

  const server = createServer({ maxHeaderSize, keepAliveTimeout }, site.listener)
  server.on('error', async (error) => {
    log.fatal({ err: error, port: config.port, host: config.host }, 'cannot listen')
    await close()
    process.exit(1)
  })
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo
    log.info({ port, signs: site.dictionary.count }, 'ready')
    const t = translator(operatorLocale())
    console.error(t('cli:server.address', { url: config.publicUrl ?? `http://localhost:${port}` }))
    if (firstOwner === 'file') console.error(t('cli:server.firstOwner', { file: config.ownerFile }))
    if (firstOwner === 'made') console.error(t('cli:server.ownerCreated'))
  })

  async function close(requestsEnded?: () => Promise<unknown>): Promise<void> {
    await site.close(requestsEnded)
    await backups?.stop()
    await database.close()
    await stopTracing()
  }

  /** Waits for open requests for a limited time, then closes everything. */
  async function stop(): Promise<void> {
    process.off('SIGTERM', stop).off('SIGINT', stop)
    await close(() => {
      const allClosed = new Promise((resolve) => server.close(resolve))
      setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs).unref()
      return allClosed
    })
    process.exit(0)
  }

  // Logged only: one failed request must not end the process.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'))
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
