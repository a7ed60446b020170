import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../db/open-database.ts'
import { acquireConnection } from '../db/server-busy.ts'
import type { Log } from '../log/log.ts'
import { currentTraceparent } from '../tracing/tracing.ts'
import type { QueueSettings } from './job-definition.ts'
import { measureJob } from './job-durations.ts'
import { deleteRun } from './job-run.queries.ts'
import type { JobData, Jobs } from './jobs.ts'
import type { QueueWorker } from './queue-worker.ts'
import { runCounted } from './run-counted.ts'

interface Options {
  database: Pick<Database, 'db' | 'pool' | 'engine' | 'listen' | 'notify'>
  log: Pick<Log, 'debug' | 'error'>
  queues: readonly QueueSettings[]
  /** How often workers look for jobs; by default it depends on the engine. */
  pollSeconds?: number
  /** How often jobs of ended processes are looked for; by default it depends on the engine. */
  superviseSeconds?: number
}

/** Notified at commit, so that workers do not have to poll often. */
const channel = 'jobs'
/**
 * Workers still poll, because no notification announces that a retry is due. On a server, a job whose process gives no
 * sign of life is taken over. The embedded engine has one connection and one process: there is nobody to take over.
 */
const intervals = {
  embedded: { pollSeconds: 20, superviseSeconds: 60, heartbeatSeconds: null },
  server: { pollSeconds: 5, superviseSeconds: 10, heartbeatSeconds: 15 },
} as const
const heartbeatRefreshSeconds = 5
/** Beside the arguments of a job, with tracing: the span that queued it. Handlers do not see it. */
const traceKey = 'traceparent'
const hour = 3600
/** How long `close` waits for running jobs. */
const shutdownTimeoutMs = 5_000

const queueOptions = {
  retryLimit: 100,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: hour,
  // After this time a job counts as abandoned by a killed process, and another one runs it.
  expireInSeconds: 120,
  deleteAfterSeconds: hour,
}

/** The job queues, with what this process does for them. */
export interface OpenJobs extends Jobs {
  /** The workers of this process, for the metrics. */
  listWorkers(): QueueWorker[]
}

/** Opens the job queues, which pg-boss stores in the same database. */
export async function openJobs({ database, log, queues, ...options }: Options): Promise<OpenJobs> {
  const { pollSeconds, superviseSeconds, heartbeatSeconds } = { ...intervals[database.engine], ...options }
  const boss = new PgBoss({
    db: { executeSql: (text, values) => runOnOwnConnection(database.pool, text, values) },
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    queueCacheIntervalSeconds: hour,
    flowIntervalSeconds: hour,
    bamIntervalSeconds: hour,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => {
    // Expected while a long write uses the only connection of the embedded engine.
    const isBusy = (error as { code?: unknown }).code === 'server.busy'
    log[isBusy ? 'debug' : 'error']({ err: error }, 'the job queues failed')
  })
  await boss.start()
  for (const { name, ...settings } of queues) {
    const options = { ...queueOptions, ...settings }
    await boss.createQueue(name, { policy: 'exclusive', ...options })
    await boss.updateQueue(name, { ...options, heartbeatSeconds })
    await requeueOrphans(boss, name, database.engine)
  }
  const stopping = new AbortController()
  const workers = new Map<string, string>()
  const running = new Set<{ queue: string; data: JobData }>()
  const wake = () => {
    for (const id of workers.values()) boss.notifyWorker(id)
  }
  const unlisten = await database.listen(channel, wake)

  return {
    async enqueue(tx, queue, data) {
      const traceparent = currentTraceparent()
      const stored = traceparent === undefined ? data : { ...data, [traceKey]: traceparent }
      await boss.send(queue, stored, { db: fromKysely(tx), singletonKey: JSON.stringify(data) })
      await database.notify(tx, channel)
    },
    async repeat(queue, cron) {
      await boss.schedule(queue, cron)
    },
    async work(queue, handle, { onParked } = {}) {
      const options = { batchSize: 1, pollingIntervalSeconds: pollSeconds, heartbeatRefreshSeconds }
      const id = await boss.work<JobData>(queue, options, async ([job]) => {
        if (!job) return
        const { [traceKey]: traceparent, ...data } = job.data ?? {}
        const run = { queue, data }
        running.add(run)
        const signal = AbortSignal.any([stopping.signal, job.signal])
        try {
          await runCounted(database.db, { ...run, onParked }, () =>
            measureJob(queue, () => handle(run.data, signal), traceparent?.toString()),
          )
        } finally {
          running.delete(run)
          // There may be more waiting jobs.
          boss.notifyWorker(id)
        }
      })
      workers.set(queue, id)
    },
    listWorkers() {
      return boss.getWipData().map(({ name, lastFetchedOn, createdOn }) => ({
        queue: name,
        running: [...running].filter(({ queue }) => queue === name).length,
        polledSecondsAgo: (Date.now() - (lastFetchedOn ?? createdOn)) / 1000,
      }))
    },
    async close() {
      stopping.abort()
      await unlisten()
      const ended = Promise.all([...workers.keys()].map((queue) => boss.offWork(queue)))
      await Promise.race([ended, new Promise((done) => setTimeout(done, shutdownTimeoutMs).unref())])
      await boss.stop({ graceful: false })
      // The process ends them, not they the process.
      for (const { queue, data } of running) await deleteRun(database.db, queue, data)
    },
  }
}

/** Runs SQL on a separate connection; after an error, a transaction that the SQL began is rolled back. */
async function runOnOwnConnection(pool: Database['pool'], text: string, values: unknown[] = []) {
  const client = await acquireConnection(pool)
  try {
    return await client.query(text, values)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/**
 * Makes jobs of a killed process wait again. With the embedded engine it can only have been the previous process; with a
 * server such jobs expire. `findJobs` also fills the queue cache that `send` reads: inside a transaction, `send` could
 * not query the only connection of the embedded engine.
 */
async function requeueOrphans(boss: PgBoss, queue: string, engine: Database['engine']): Promise<void> {
  const jobs = await boss.findJobs(queue)
  if (engine === 'server') return
  const orphans = jobs.filter(({ state }) => state === 'active').map(({ id }) => id)
  if (orphans.length > 0) await boss.fail(queue, orphans)
}
