import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect } from 'vitest'
import { recordChange } from '#platform/changes/record-change.ts'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { openJobs } from '#platform/jobs/open-jobs.ts'
import { loadCast } from '#seeds/cast.ts'
import { type CastName, castEmail, castPassword } from '#seeds/cast-people.ts'
import { eventually } from '#tests/eventually.ts'
import { openInstallation } from './open-installation.ts'
import { openSite } from './open-site.ts'

/** Shorter than those of the program, so that tests are. */
export const shortSilence = { statementMs: 200, connectMs: 1_500, repeatedConnectMs: 1_000 }

const log = pino({ level: 'silent' })
const queue = 'test.fault'

interface Options {
  /** Of the site. */
  databaseUrl: string
  /** Of another process of the installation. */
  otherUrl: string
}

/** A site with the seeds and the cast on a database server, which does jobs, and another process that writes. */
export async function openSiteOnServer({ databaseUrl, otherUrl }: Options) {
  const dataDir = mkdtempSync(join(tmpdir(), 'signbank-faults-'))
  const config = loadConfig({ DATABASE_URL: otherUrl, DATA_DIR: dataDir, WORKER: '0' })
  const { database: other, storage } = await openInstallation({ config })
  await loadCast(other.db)
  const database = await openDatabase({ databaseUrl, dataDir, silenceLimits: shortSilence })
  const site = await openSite({
    config,
    database,
    storage,
    log,
    pages: () => async () => new Response('page'),
  })
  const done: unknown[] = []
  const jobs = await openJobs({ database, log, queues: [{ name: queue }] })
  await jobs.work(queue, async ({ name }) => void done.push(name))
  const otherJobs = await openJobs({ database: other, log, queues: [{ name: queue }] })

  const ask = (path: string, init?: RequestInit) =>
    site.fetch(
      new Request(`http://inside:3000${path}`, {
        ...init,
        headers: { 'accept-language': 'en', 'content-type': 'application/json' },
      }),
    )
  return {
    database,
    other: other.db as Db,
    ask,
    signIn: (name: CastName) =>
      ask('/api/signbank/login?platform=signbank', {
        method: 'POST',
        body: JSON.stringify({ email: castEmail(name), password: castPassword }),
      }),
    whenReady: () => eventually(async () => expect(await (await ask('/readyz')).text()).toBe('ok')),
    /**
     * The other process queues a job and changes what is public.
     * @returns a check that the site did both
     */
    async writeElsewhere(name: string): Promise<() => Promise<void>> {
      const version = await eventually(() =>
        inTransaction(other.db, async (tx) => {
          await otherJobs.enqueue(tx, queue, { name })
          return recordChange(tx, 'language', [1])
        }),
      )
      return async () => {
        await eventually(() => expect(site.dictionary.version).toBeGreaterThanOrEqual(version ?? 0))
        await eventually(() => expect(done).toContain(name))
      }
    },
    async close() {
      await jobs.close()
      await otherJobs.close()
      await site.close()
      await database.close()
      await other.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
