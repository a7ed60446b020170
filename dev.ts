import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import type { ServerBuild } from 'react-router'
import { loadConfig } from '#platform/config.ts'
import { createLog } from '#platform/log/log.ts'
import { openInstallation } from './open-installation.ts'
import { openSite } from './open-site.ts'

/** `npm run dev`: the sources, with changes of pages shown at once. The database stays open meanwhile. */
const config = loadConfig()
const log = createLog(config.logLevel)
const { database, storage } = await openInstallation({ config, log, demo: config.demo })
const vite = await createServer({ server: { middlewareMode: true } })
const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
const { site, dictionary } = await openSite({ config, database, storage, log, build, isDevelopment: true })

const answer = getRequestListener(site.fetch)
const ours = /^\/(api|media|healthz|readyz|metrics|sitemap\.xml|robots\.txt)\b/
createHttpServer((request, response) => {
  if (ours.test(request.url ?? '')) return answer(request, response)
  vite.middlewares(request, response, () => answer(request, response))
}).listen(config.port, config.host, () => console.error(`http://localhost:${config.port}`))

process.on('SIGINT', async () => {
  await vite.close()
  await dictionary.close()
  await database.close()
  process.exit(0)
})
