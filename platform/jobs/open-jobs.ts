import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../db/open-database.ts'
import type { Log } from '../log/log.ts'
import type { Jobs } from './jobs.ts'

interface Options {
  database: Pick<Database, 'pool'>
  log: Pick<Log, 'error'>
  queues: readonly string[]
}

/** Opens the job queues, in the database that holds everything else. */
export async function openJobs({ database, log, queues }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values ?? []) },
    supervise: true,
    schedule: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queues failed'))
  await boss.start()
  for (const queue of queues)
    await boss.createQueue(queue, { retryLimit: 20, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 })
  const workers = new Map<string, string>()

  return {
    async enqueue(tx, queue, data) {
      await boss.send(queue, data, { db: fromKysely(tx) })
    },
    async work(queue, handle) {
      const id = await boss.work<Record<string, string | number>>(
        queue,
        { batchSize: 1, pollingIntervalSeconds: 2 },
        async ([job]) => job && handle(job.data),
      )
      workers.set(queue, id)
    },
    wake(queue) {
      const id = workers.get(queue)
      if (id) boss.notifyWorker(id)
    },
    close: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
