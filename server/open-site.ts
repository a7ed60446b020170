import type { MiddlewareHandler } from 'hono'
import { accountMails, authenticateByCookie, findActor } from '#domains/accounts/index.ts'
import { erasedFilesQueueName, startErasedFileWorker } from '#domains/erasure/index.ts'
import { openHandDrawings } from '#domains/hand-drawings/index.ts'
import {
  findVideoPrograms,
  mediaQueue,
  openUploads,
  startUploadSweep,
  uploadSweepQueueName,
} from '#domains/media/index.ts'
import { openNetwork } from '#domains/network/index.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import {
  importQueue,
  importSweepQueueName,
  startImportSweep,
  startImportWorker,
} from '#domains/sign-import/index.ts'
import { openPanelSigns } from '#domains/sign-management/index.ts'
import {
  createMediaAccess,
  digestQueueName,
  openMediaEvents,
  signContributions,
  signMails,
  startApproverDigests,
  startSignMediaWorker,
} from '#domains/signs/index.ts'
import { visitor } from '#platform/actor.ts'
import type { LastBackup } from '#platform/backup/automatic-backups.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/open-database.ts'
import { clientAddressOf } from '#platform/http/client-address.ts'
import { createBaseSite } from '#platform/http/create-base-site.ts'
import { createCachingListener } from '#platform/http/create-caching-listener.ts'
import { csrfProtection } from '#platform/http/csrf-protection.ts'
import { busyRetrySeconds, toAppError } from '#platform/http/error-response.ts'
import { mediaRoutes } from '#platform/http/media-routes.ts'
import { newNonce } from '#platform/http/nonce.ts'
import { PageCache } from '#platform/http/page-cache.ts'
import { secureCookies } from '#platform/http/secure-cookies.ts'
import { expiredSessionCookie, findSessionToken, setsSessionCookie } from '#platform/http/session-cookie.ts'
import { openJobs } from '#platform/jobs/open-jobs.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import type { Log } from '#platform/log/log.ts'
import { composeMails } from '#platform/mail/compose-mails.ts'
import { createMailTransport } from '#platform/mail/create-mail-transport.ts'
import { devMailbox } from '#platform/mail/dev-mailbox.ts'
import { mailQueueName, openMailQueue } from '#platform/mail/mail-queue.ts'
import { startMailWorker } from '#platform/mail/start-mail-worker.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { hasFreeSpace } from '#platform/storage/free-space.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { createApi } from '../api/create-api.ts'
import { handRoutes } from '../api/hands.ts'
import { sitemapRoutes } from '../api/sitemap.ts'
import { serveSymbols } from '../api/symbols.ts'
import type { PageHandler, SharedContext } from '../app/create-page-handler.ts'

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
}

/** Public pages need no database, so they are answered without a session while it is away. */
function ignoreServerBusy(error: unknown): undefined {
  if (toAppError(error).code !== 'server.busy') throw error
}

/** Opens the published dictionary and combines all routes: API, media, sitemap and pages. */
export async function openSite({ config, database, storage, log, assets, pages, lastBackup }: SiteOptions) {
  const { publicUrl, timeZone, platform, metricsToken, trustedProxies, isLocal } = config
  const dictionary = await openPublishedDictionary({ database, log })
  const network = openNetwork({ db: database.db, dictionary, log })
  const hands = await openHandDrawings({ db: database.db, dictionary, log })
  const metrics = createMetrics({
    signs: () => dictionary.count,
    version: () => dictionary.version,
    backup: () => lastBackup?.(),
  })
  const secure = publicUrl?.startsWith('https:') ?? false
  async function findProblem(): Promise<string | null> {
    const isReadOnly = await database.pool
      .query("select current_setting('transaction_read_only') as setting")
      .then(({ rows }) => rows[0]?.setting === 'on')
      .catch(() => undefined)
    if (isReadOnly === undefined) return 'the database does not respond'
    if (isReadOnly) return 'the database is read-only'
    if (!(await hasFreeSpace(config.dataDir))) return 'storage is full'
    return storage.check().then(
      () => null,
      () => 'the file storage does not respond',
    )
  }
  const now = () => new Date()
  const jobs = await openJobs({
    database,
    log,
    queues: [
      mailQueueName,
      digestQueueName,
      uploadSweepQueueName,
      importQueue,
      importSweepQueueName,
      mediaQueue,
      erasedFilesQueueName,
    ],
  })
  const { requireSignerConsent } = config
  const uploads = openUploads({
    db: database.db,
    storage,
    folder: config.uploadDir,
    quotaBytes: config.uploadQuotaBytes,
    now,
  })
  const { origin } = config
  const mails = openMailQueue(jobs)
  let convertsVideos: boolean | null = null
  if (config.worker) {
    const accounts = accountMails({ db: database.db, origin, linkLifetimes: config.linkHours, now })
    const compose = composeMails([accounts, signMails({ db: database.db, origin })])
    await startMailWorker({ database, jobs, transport: createMailTransport(config), compose, log })
    await startApproverDigests({ db: database.db, now, mails, jobs })
    const importContext = {
      db: database.db,
      storage,
      now,
      jobs,
      secondFactor: config.secondFactor,
      requireSignerConsent,
    }
    await startImportWorker(
      { ...importContext, findActor: (accountId) => findActor(importContext, accountId) },
      jobs,
    )
    await startImportSweep(importContext, jobs)
    await startUploadSweep({ uploads, jobs })
    const backupFolder = database.engine === 'embedded' ? config.backupDir : undefined
    await startErasedFileWorker({ db: database.db, storage, backupFolder }, jobs)
    const programs = await findVideoPrograms(config.ffmpegPath)
    convertsVideos = programs !== undefined
    await startSignMediaWorker({ db: database.db, storage, jobs, programs })
  }

  const formGate = createFormGuard({ database, now, formMinAgeMs: config.formMinAgeMs })
  const site = createBaseSite({
    log,
    metrics,
    hashSender: (c) => formGate.hashSender(clientAddressOf(c, trustedProxies)),
    metricsToken,
    isLocal,
    hstsSubdomains: config.hstsSubdomains,
    findProblem,
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
  })
  const mediaEvents = await openMediaEvents({ ...database, log })
  const apiContext = { ...shared, panelSigns, uploads, mediaEvents, network, config, trustedProxies, secure }
  site.route('/api', createApi(apiContext))
  site.use(csrfProtection(publicUrl))
  const findMediaAccess = createMediaAccess({
    db: database.db,
    version: () => dictionary.version,
    offersOriginals: config.offersOriginals,
  })
  site.route(
    '/media',
    mediaRoutes(storage, (key, request) =>
      findMediaAccess(key, async () => {
        const session = await authenticateByCookie(request.headers, { ...shared, secure })
        return session?.actor ?? visitor
      }),
    ),
  )
  site.get('/symbols/:file', serveSymbols)
  site.route('/hands', handRoutes({ hands, formGate, trustedProxies }))
  if (config.smtpUrl === undefined && isLocal) site.route('/dev/mail', devMailbox(config.mailDir))
  site.route('/', sitemapRoutes(apiContext))
  const { legacySource, ownerFile, offersOriginals } = config
  const settings = { publicUrl, timeZone, platform, secure, ownerFile, legacySource, offersOriginals }
  const handlePage = pages({ ...shared, panelSigns, uploads, convertsVideos, settings })
  site.all('*', async (c) => {
    const { headers } = c.req.raw
    const session = await authenticateByCookie(headers, { ...shared, secure }).catch(ignoreServerBusy)
    const isSessionUnknown = session === undefined
    const response = await handlePage(c.req.raw, {
      nonce: c.env?.nonce ?? newNonce(),
      clientAddress: clientAddressOf(c, trustedProxies),
      log: c.var.log,
      session: session ?? null,
      isSessionUnknown,
    })
    if (secure) secureCookies(response.headers)
    if (isSessionUnknown) response.headers.set('cache-control', 'no-store')
    if (response.status === 503) response.headers.set('retry-after', String(busyRetrySeconds))
    const isExpired = session === null && findSessionToken(headers.get('cookie'), settings) !== undefined
    if (isExpired && !setsSessionCookie(response.headers, settings))
      response.headers.append('set-cookie', expiredSessionCookie(settings))
    return response
  })

  const cache = new PageCache({ version: () => dictionary.version })
  dictionary.onChange(() => cache.clear())
  const cachingListener = createCachingListener({ site, cache, metrics })
  return { site, ...cachingListener, dictionary, network, hands, jobs, mediaEvents }
}
