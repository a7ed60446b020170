import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/db/open-database.ts'
import { loadCast } from '#seeds/cast.ts'
import { hangLimitMs, testLimitMs } from '../limits.ts'
import { postgresBinaries, startPostgres } from '../postgres.ts'
import { isProgramReady, type RunningServer, startServer } from '../start-server.ts'
import { test as journey } from './fixtures.ts'
import { serverEnvironment } from './server-environment.ts'

export const hasPostgres = postgresBinaries() !== undefined
if (!hasPostgres) console.warn('PostgreSQL is missing, so no journey uses two processes.')

export const owner = { email: 'owner@signs.example', password: 'violet-Kestrel-7-lantern-marsh' }

interface Processes {
  /** Origins. */
  first: string
  second: string
}

/** Starts a process of the built program that shares a database and a folder with others, and waits until it is ready. */
export const startProcess = (
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  { port, settings = {} }: { port?: number | undefined; settings?: Record<string, string> } = {},
): Promise<RunningServer> =>
  startServer({
    name: 'A process of the program',
    port,
    spawnOnPort: (port) =>
      spawn(process.execPath, ['cli/start.ts'], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          ...serverEnvironment({ port, dataDir }),
          DATABASE_URL: databaseUrl,
          OWNER_EMAIL: owner.email,
          OWNER_PASSWORD: owner.password,
          ...settings,
        },
      }),
    isReady: isProgramReady,
    timeout: hangLimitMs,
  })

/**
 * A new installation with the demonstration, an owner and the cast: two processes of the program on one PostgreSQL
 * server and one folder.
 */
export const twoProcessesTest = journey.extend<object, { processes: Processes }>({
  processes: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here.
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'signbank-two-'))
      const postgres = await startPostgres()
      const installation = { dataDir, databaseUrl: postgres.adminUrl }
      const first = await startProcess(installation)
      const database = await openDatabase(installation)
      await loadCast(database.db)
      await database.close()
      const second = await startProcess(installation)
      await use({ first: `http://127.0.0.1:${first.port}`, second: `http://127.0.0.1:${second.port}` })
      await Promise.all([first.stop('SIGTERM'), second.stop('SIGTERM')])
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: testLimitMs },
  ],
  baseURL: ({ processes }, use) => use(processes.first),
})
