import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hangLimitMs, testLimitMs } from '../limits.ts'
import { isProgramReady, startServer } from '../start-server.ts'
import type { SiteAdditions } from './fill-site.ts'
import { test as journey } from './fixtures.ts'
import { serverEnvironment } from './server-environment.ts'

/** A running site that only the journeys of one worker use. */
export interface IsolatedSite {
  /** Its origin. */
  url: string
  dataDir: string
  stop(): Promise<void>
}

/** Starts the built program with the demonstration and the cast in a data folder of its own. */
export async function startSite(settings: Record<string, string>): Promise<IsolatedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'signbank-isolated-'))
  const removeData = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const server = await startServer({
      name: 'The isolated site',
      spawnOnPort: (port) =>
        spawn(process.execPath, ['tests/e2e/serve.ts'], {
          stdio: ['ignore', 'pipe', 'pipe'],
          env: {
            ...process.env,
            ...serverEnvironment({ port, dataDir }),
            ...settings,
          },
        }),
      isReady: isProgramReady,
      timeout: hangLimitMs,
    })
    return {
      url: `http://127.0.0.1:${server.port}`,
      dataDir,
      async stop() {
        await server.stop('SIGTERM')
        removeData()
      },
    }
  } catch (error) {
    removeData()
    throw error
  }
}

/** A test whose worker starts one site with these settings, which all of its journeys share. */
export const testWithSettings = (settings: Record<string, string>) =>
  journey.extend<object, { site: IsolatedSite }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here.
      async ({}, use) => {
        const site = await startSite(settings)
        await use(site)
        await site.stop()
      },
      { scope: 'worker', timeout: testLimitMs },
    ],
    baseURL: ({ site }, use) => use(site.url),
  })

/**
 * For journeys that change what everybody sees. Each worker starts one site, which all of its isolated journeys share;
 * they run one after another and must not rely on each other.
 */
export const isolatedTest = testWithSettings({})

const everyAddition = {
  PLATFORM_PICTURE: '1',
  SIGNS_WITHOUT_FILM: '1',
  SIGNS_FILE: join(import.meta.dirname, 'offensive-signs.csv'),
  UPLOADED_HANDS_FIRST: '1',
  CORPUS: '1',
} satisfies SiteAdditions

/**
 * For journeys of visitors, who only read, on one site with all that the demonstration lacks; starting a site takes
 * seconds. Its members need a second factor.
 */
export const additionsTest = testWithSettings({ ...everyAddition, REQUIRE_SECOND_FACTOR: 'all' })
