import { join } from 'node:path'
import { serve } from '@hono/node-server'
import * as build from 'virtual:react-router/server-build'
import { exportVerb, importVerb, removeDemoSigns } from '#domains/signs/index.ts'
import { serveControl } from '#platform/control/serve-control.ts'
import { loadConfig } from '#platform/config.ts'
import { serveAssets } from '#platform/http/assets.ts'
import { createLog } from '#platform/log/log.ts'
import { openInstallation } from './open-installation.ts'
import { openSite } from './open-site.ts'

/** The program: opens everything, listens, and on a signal stops taking visitors and closes in order. */
const config = loadConfig()
const log = createLog(config.logLevel)
const { database, storage } = await openInstallation({
  config,
  log,
  demo: config.demo,
  forceUnlock: process.argv.includes('--force-unlock'),
})
const { site, dictionary } = await openSite({ config, database, storage, log, build, isDevelopment: false })

if (database.lock) {
  const context = { db: database.db, storage, now: () => new Date() }
  const shown = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work
    await dictionary.refresh()
    return result
  }
  serveControl(
    database.lock,
    {
      import: (args, call) => shown(importVerb(context, args, call)),
      export: (args) => exportVerb(context, args),
      'demo:remove': () => shown(removeDemoSigns(context)),
    },
    (error, verb) => log.error({ err: error, verb }, 'a verb failed'),
  )
}

const assets = serveAssets(join(import.meta.dirname, '..', 'client'))
const { Hono } = await import('hono')
const program = new Hono().use(assets).route('/', site)
const server = serve({ fetch: program.fetch, port: config.port, hostname: config.host }, ({ port }) => {
  log.info({ port, signs: dictionary.count }, 'ready')
  console.error(`The sign bank is at ${config.publicUrl ?? `http://localhost:${port}`}`)
})

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  server.close()
  await dictionary.close()
  await database.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
