import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { loadConfig } from '#platform/config.ts'
import type { Database } from '#platform/db/open-database.ts'
import { createLog } from '#platform/log/log.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { loadCast } from '#seeds/cast.ts'
import { castEmail, castPassword } from '#seeds/cast-people.ts'
import { loadSeeds } from '#seeds/load-seeds.ts'
import { useDatabase } from '#tests/database.ts'
import type { PageHandler, SharedContext } from '../app/create-page-handler.ts'
import { openSite } from './open-site.ts'

export type Site = Awaited<ReturnType<typeof openSite>>

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  /** The site with plain http by default. */
  site?: Site
}

/**
 * Two sites over the database of the test worker, with seeds and cast: one with plain http, one with https. Call it at the
 * top of a test file. Sessions, counters and log are emptied before each test.
 * @param pages the handler of pages; by default one that responds with the path and the signed-in person
 */
export async function useSites({ pages }: { pages?: (context: SharedContext) => PageHandler } = {}) {
  const database = await useDatabase({ reset: 'once' })
  const { db } = database
  const folder = mkdtempSync(join(tmpdir(), 'signbank-site-'))
  const storage = fileSystemStorage(folder)
  const logged: string[] = []
  const log = createLog('trace', { write: (line: string) => void logged.push(line) })

  const opened: Site[] = []

  async function open(
    env: Record<string, string> = {},
    { db, storage: files = storage }: Pick<Database, 'db'> & { storage?: Storage } = database,
  ): Promise<Site> {
    const config = loadConfig({ DATA_DIR: folder, WORKER: '0', ...env })
    const handlePage: PageHandler = async (request, { session, isSessionUnknown }) =>
      new Response(
        `${new URL(request.url).pathname} for ${session?.account.name ?? 'a visitor'}${isSessionUnknown ? ', perhaps' : ''}`,
      )
    const site = await openSite({
      config,
      database: { ...database, db },
      storage: files,
      log,
      pages: pages ?? (() => handlePage),
    })
    opened.push(site)
    return site
  }

  let plain: Site
  let https: Site
  beforeAll(async () => {
    await loadSeeds({ db, storage })
    await loadCast(db)
    plain = await open()
    https = await open({ PUBLIC_URL: 'https://signs.example' })
  })
  afterAll(async () => {
    for (const site of opened) await site.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    await db.deleteFrom('session').execute()
    await db.deleteFrom('rateLimit').execute()
    logged.length = 0
  })

  const ask = (path: string, { method = 'GET', headers = {}, body, site = plain }: Asked = {}) =>
    site.fetch(
      new Request(`http://inside:3000${path}`, {
        method,
        headers: {
          'accept-language': 'en',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
  const login = (body: unknown = { email: castEmail('bruno'), password: castPassword }, more: Asked = {}) =>
    ask('/api/signbank/login?platform=signbank', { method: 'POST', body, ...more })
  return { database, db, folder, storage, logged, open, ask, login, plain: () => plain, https: () => https }
}

// biome-ignore lint/suspicious/noExplicitAny: tests read responses like any API client
export const read = async (answer: Response | Promise<Response>): Promise<any> => (await answer).json()
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
export const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0] ?? ''
export const sent = (cookie: string) => ({ cookie: cookie.split(';')[0] ?? '' })
