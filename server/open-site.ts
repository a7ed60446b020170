import type { MiddlewareHandler } from 'hono'
import { openAuditRefusals } from '#domains/audit-log/index.ts'
import { sitePages } from '#domains/content/site-pages.ts'
import { openHandDrawings } from '#domains/hand-drawings/index.ts'
import { openUploadStore, openUploads } from '#domains/media/index.ts'
import { openAnswers, openMissingWords } from '#domains/missing-words/index.ts'
import { openNetwork } from '#domains/network/index.ts'
import { openViewCounts } from '#domains/numbers/index.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { hasSchoolModeCookie } from '#domains/publication/school-mode.ts'
import { openPanelSigns } from '#domains/sign-management/index.ts'
import { createMediaAccess, openMediaEvents, signContributions } from '#domains/signs/index.ts'
import { offensiveTagIds } from '#domains/vocabularies/offensive-tags.ts'
import type { LastBackup } from '#platform/backup/automatic-backups.ts'
import { listBackupStates } from '#platform/backup/list-backup-states.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/open-database.ts'
import { clientAddressOf } from '#platform/http/client-address.ts'
import { createBaseSite } from '#platform/http/create-base-site.ts'
import { createCachingListener } from '#platform/http/create-caching-listener.ts'
import { csrfProtection } from '#platform/http/csrf-protection.ts'
import { mediaRoutes } from '#platform/http/media-routes.ts'
import { PageCache } from '#platform/http/page-cache.ts'
import { dayIn } from '#platform/i18n/day-in.ts'
import { openJobs } from '#platform/jobs/open-jobs.ts'
import { listQueueStates } from '#platform/jobs/queue-state.queries.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import type { Log } from '#platform/log/log.ts'
import { devMailbox } from '#platform/mail/dev-mailbox.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { createFileScanner } from '#platform/malware-scan/file-scanner.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { createApi } from '../api/create-api.ts'
import { handRoutes } from '../api/hands.ts'
import { securityTxtRoutes } from '../api/security-txt.ts'
import { sharePictureRoutes } from '../api/share-pictures.ts'
import { signFilmRoutes } from '../api/sign-films.ts'
import { siteIconRoutes } from '../api/site-icons.ts'
import { sitemapRoutes } from '../api/sitemap.ts'
import { serveSymbols } from '../api/symbols.ts'
import type { PageHandler, SharedContext } from '../app/create-page-handler.ts'
import { getOfferedSearches } from '../app/offered-searches.ts'
import { siteAreaOf } from '../app/site-areas.ts'
import { offeredPages } from '../app/site-links.ts'
import { findMediaReader } from './find-media-reader.ts'
import { createProblemFinder } from './find-problem.ts'
import { backgroundJobs, startJobs } from './jobs.ts'
import { servePages } from './serve-pages.ts'

interface SiteOptions {
  config: Config
  database: Database
  storage: Storage
  log: Log
  /** Serves the built files of the browser. */
  assets?: MiddlewareHandler
  /** Creates the handler for all pages. */
  pages: (context: SharedContext) => PageHandler
  lastBackup?: (() => LastBackup) | undefined
  /** The pattern of the route of a page, for metrics; without it all pages are counted together. */
  pageRouteOf?: (path: string) => string
}

/**
 * Opens the published dictionary, starts the background jobs, and combines all routes: API, media, sitemap and pages.
 * `close` closes what it opened; the database belongs to the caller.
 */
export async function openSite({
  config,
  database,
  storage,
  log,
  assets,
  pages,
  lastBackup,
  pageRouteOf,
}: SiteOptions) {
  const { publicUrl, timeZone, platform, metricsToken, trustedProxies, isLocal } = config
  const dictionary = await openPublishedDictionary({ database, log })
  const network = openNetwork({ db: database.db, dictionary, log })
  const hands = await openHandDrawings({ db: database.db, dictionary, log })
  const listBackups = () =>
    listBackupStates({
      db: database.db,
      automatic: lastBackup,
      hasRemote: config.remoteBackups !== undefined,
    })
  const secure = publicUrl?.startsWith('https:') ?? false
  const now = () => new Date()
  const viewCounts = openViewCounts({ db: database.db, dictionary, log, now, timeZone: config.timeZone })
  const missingWords = openMissingWords({ db: database.db, dictionary, log, now })
  const jobs = await openJobs({ database, log, queues: backgroundJobs.map(({ queue }) => queue) })
  const { requireSignerConsent } = config
  const cache = new PageCache({
    version: () => dictionary.version,
    day: dayIn(timeZone, now),
    // Account pages depend on links and sessions.
    isLasting: (path) => siteAreaOf(path) === 'public',
    variantOf: (cookie) => (hasSchoolModeCookie(cookie) ? 'school ' : ''),
  })
  const metrics = createMetrics({
    signs: () => dictionary.count,
    version: () => dictionary.version,
    index: () => dictionary.indexSizes,
    connections: () => connectionsOf(database.pool),
    cachedPageBytes: () => cache.bytes,
    backups: listBackups,
    queues: () => listQueueStates(database.db),
    workers: jobs.listWorkers,
  })
  const uploads = openUploads({
    db: database.db,
    storage,
    store: await openUploadStore(config),
    quotaBytes: config.uploadQuotaBytes,
    now,
  })
  const { origin } = config
  const mails = openMailQueue(jobs)
  const services = { config, database, storage, log, jobs, mails, uploads, now }
  const answers = config.worker ? openAnswers({ db: database.db, dictionary, mails, log, now, origin }) : null
  const { convertsVideos } = config.worker ? await startJobs(services) : { convertsVideos: null }

  const formGate = createFormGuard({ database, now, formMinAgeMs: config.formMinAgeMs })
  const site = createBaseSite({
    log,
    metrics,
    hashSender: (c) => formGate.hashSender(clientAddressOf(c, trustedProxies)),
    metricsToken,
    isLocal,
    hstsSubdomains: config.hstsSubdomains,
    auditRefusal: openAuditRefusals({ db: database.db, log, now }),
    findProblem: createProblemFinder({ database, storage, dataDir: config.dataDir }),
    pageRouteOf,
    scanFile: config.clamd && createFileScanner(config.clamd, log),
    continuesTraces: isLocal || !('count' in trustedProxies && trustedProxies.count === 0),
    secure,
  })
  if (assets) site.use(assets)
  const shared = {
    dictionary,
    db: database.db,
    formGate,
    mails,
    storage,
    jobs,
    now,
    origin,
    contributions: signContributions,
    mailFolder: config.mailDir,
    secondFactor: config.secondFactor,
    requireSignerConsent,
  }
  const panelSigns = openPanelSigns({
    db: database.db,
    defaultLanguage: () => dictionary.defaultLanguage,
    offensiveTags: () => offensiveTagIds(dictionary.vocabulary),
  })
  const mediaEvents = await openMediaEvents({ ...database, log })
  const apiContext = {
    ...shared,
    panelSigns,
    uploads,
    mediaEvents,
    network,
    viewCounts,
    missingWords,
    config,
    trustedProxies,
    secure,
  }
  site.route('/api', createApi(apiContext))
  site.use(csrfProtection(publicUrl))
  const findMediaAccess = createMediaAccess({
    db: database.db,
    version: () => dictionary.version,
    offersOriginals: config.offersOriginals,
  })
  site.route(
    '/media',
    mediaRoutes(
      storage,
      (key, request) => findMediaAccess(key, () => findMediaReader({ ...shared, secure }, request)),
      config,
    ),
  )
  site.route('/films', signFilmRoutes({ dictionary, storage, findMediaAccess }, config))
  site.get('/symbols/:file', serveSymbols)
  site.route('/hands', handRoutes({ hands, formGate, trustedProxies }))
  site.route('/share-pictures', sharePictureRoutes({ dictionary, hands, formGate, trustedProxies }))
  site.route('/site-icons', siteIconRoutes({ dictionary, storage }))
  if (config.smtpUrl === undefined && isLocal) site.route('/dev/mail', devMailbox(config.mailDir))
  site.route('/', securityTxtRoutes(apiContext))
  site.route(
    '/',
    sitemapRoutes(apiContext, () => offeredPages(sitePages, getOfferedSearches(dictionary))),
  )
  const { legacySource, ownerFile, offersOriginals } = config
  const settings = { publicUrl, timeZone, platform, secure, ownerFile, legacySource, offersOriginals }
  const handlePage = pages({
    ...shared,
    panelSigns,
    uploads,
    convertsVideos,
    findHandMarkup: hands.findMarkup,
    listBackups,
    settings,
  })
  site.all('*', servePages({ handlePage, accounts: { ...shared, secure }, trustedProxies }))

  // Pages contain the hands that were drawn when they were rendered.
  const clearWhenDrawn = () => void hands.whenDrawn().then(() => cache.clear())
  clearWhenDrawn()
  dictionary.onChange(() => {
    cache.clear()
    clearWhenDrawn()
  })
  const cachingListener = createCachingListener({ site, cache, metrics, log, pageRouteOf })

  /** @param requestsEnded waits for open requests, after the event streams have ended */
  async function close(requestsEnded?: () => Promise<unknown>): Promise<void> {
    await mediaEvents.close()
    await requestsEnded?.()
    await viewCounts.close()
    await missingWords.close()
    await answers?.close()
    await jobs.close()
    await network.close()
    await hands.close()
    await dictionary.close()
  }

  return { site, ...cachingListener, dictionary, close }
}

const connectionsOf = ({ totalCount, idleCount, waitingCount, options }: Database['pool']) => ({
  totalCount,
  idleCount,
  waitingCount,
  max: options.max,
})
