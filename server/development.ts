import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { SiteEnv } from '#platform/http/create-base-site.ts'
import { createLog } from '#platform/log/log.ts'
import { loadCast } from '#seeds/cast.ts'
import { requireDevelopmentDatabase } from '#seeds/require-development-database.ts'
import type * as pageHandler from '../app/create-page-handler.ts'
import type { PageHandler, SharedContext } from '../app/create-page-handler.ts'
import { printError } from '../cli/print-error.ts'
import { loadDevConfig } from './dev-config.ts'
import { devSignIn } from './dev-sign-in.ts'
import { openInstallation } from './open-installation.ts'
import { openSite } from './open-site.ts'

/** `npm run dev`: runs the sources with hot reload of pages, and signs in the cast with one click. */
const config = loadDevConfig()
const log = createLog(config.logLevel)
const { database, storage } = await openInstallation({
  config,
  log,
  demo: config.demo,
  checkDatabase: requireDevelopmentDatabase,
}).catch((error) => {
  printError(error)
  process.exit(1)
})
await loadCast(database.db)
const server = createHttpServer()
const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } })

/** Vite loads the pages and their handler, so that both have the newest sources. */
const pages =
  (context: SharedContext): PageHandler =>
  async (request, requestContext) => {
    const { createPageHandler } = (await vite.ssrLoadModule(
      '/app/create-page-handler.ts',
    )) as typeof pageHandler
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    return createPageHandler({ build, isDevelopment: true, context })(request, requestContext)
  }
const { site, close } = await openSite({ config, database, storage, log, pages })
const devApp = new Hono<SiteEnv>()
if (config.isLocal) devApp.route('/dev/sign-in', devSignIn(database.db))
devApp.all('*', (c) => site.fetch(c.req.raw, c.env))
const listener = getRequestListener(devApp.fetch)

const serverPaths =
  /^\/(dev|api|media|symbols|hands|healthz|readyz|metrics|sitemap[-\d]*\.xml|robots\.txt|\.well-known)\b/
server.on('request', (request, response) => {
  if (serverPaths.test(request.url ?? '')) return listener(request, response)
  vite.middlewares(request, response, () => listener(request, response))
})
server.listen(config.port, config.host, () =>
  console.error(`http://localhost:${config.port} (the cast signs in at /dev/sign-in)`),
)

async function stop(): Promise<void> {
  server.closeAllConnections()
  await vite.close()
  await close()
  await database.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
