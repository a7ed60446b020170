import type { ServerBuild } from 'react-router'
import { createApi } from './api/create-api.ts'
import { createPageHandler } from './app/handle-page.ts'
import { type PublishedDictionary, openPublishedDictionary } from '#domains/search/index.ts'
import { visitor } from '#platform/actor.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/open-database.ts'
import { createSite } from '#platform/http/create-site.ts'
import { mediaRoutes } from '#platform/http/media.ts'
import type { Log } from '#platform/log/log.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { robots, sitemap } from './api/sitemap.ts'

export interface SiteParts {
  config: Config
  database: Database
  storage: Storage
  log: Log
  build: ServerBuild | (() => Promise<ServerBuild>)
  isDevelopment: boolean
}

/** Opens the published dictionary and puts the doors on it: API, media, robots' files and pages. */
export async function openSite({ config, database, storage, log, build, isDevelopment }: SiteParts) {
  const dictionary: PublishedDictionary = await openPublishedDictionary({ database, log })
  const metrics = createMetrics({ signs: () => dictionary.count, version: () => dictionary.version })
  const secure = config.publicUrl?.startsWith('https:') ?? false
  const isReady = () =>
    database.pool.query('select 1').then(
      () => true,
      () => false,
    )
  const now = () => new Date()
  const site = createSite({ log, metrics, metricsToken: config.metricsToken, isReady, secure })
  const doors = { dictionary, config, db: database.db, now }
  site.route('/api', createApi(doors))
  site.route('/media', mediaRoutes(storage))
  site.get('/sitemap.xml', sitemap(doors))
  site.get('/robots.txt', robots(doors))

  const handlePage = createPageHandler({
    build,
    isDevelopment,
    context: {
      actor: visitor,
      dictionary,
      now,
      settings: { publicUrl: config.publicUrl, timeZone: config.timeZone, platform: config.platform, secure },
    },
  })
  site.all('*', (c) => handlePage(c.req.raw, c.var.log))
  return { site, dictionary }
}
