import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test as journey } from './fixtures.ts'

/** A running program that no other journey uses. */
export interface IsolatedSite {
  /** Its origin. */
  url: string
  dataDir: string
  close(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Starts the built program with the demo and the cast on a data folder of its own. */
async function startSite(settings: Record<string, string>): Promise<IsolatedSite> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'signbank-own-'))
  const site = spawn(process.execPath, ['tests/e2e/serve.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ BUILD: '0', HOST: '127.0.0.1', DEMO: '1', LOG_LEVEL: 'warn' },
      PORT: String(port),
      DATA_DIR: dataDir,
      ...settings,
    },
  })
  const url = `http://127.0.0.1:${port}`
  const close = async () => {
    if (site.exitCode === null) {
      site.kill('SIGTERM')
      await once(site, 'exit')
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(`${url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { url, dataDir, close }
    await wait(200)
  }
  await close()
  throw new Error('The site of this journey did not start')
}

/**
 * Journeys on a site of their own, one for the whole file: for those that change what all others see, or that need other
 * settings. They follow one another.
 * @param settings environment variables
 */
export const createIsolatedSiteTest = (settings: Record<string, string> = {}) =>
  journey.extend<object, { site: IsolatedSite }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing is needed.
      async ({}, use) => {
        const site = await startSite(settings)
        await use(site)
        await site.close()
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    baseURL: ({ site }, use) => use(site.url),
  })
