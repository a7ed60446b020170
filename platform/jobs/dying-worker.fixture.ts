// Arguments: data folder or URL of a PostgreSQL server, "hook" or "list". Works on a queue whose jobs end the process,
// except those named "other". Prints "started", "other" and, when the deadly job is parked, "parked".

import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import pino from 'pino'
import { openDatabase } from '../db/open-database.ts'
import { inTransaction } from '../db/transaction.ts'
import { longJobs } from './job-definition.ts'
import { openJobs } from './open-jobs.ts'

const [place = '', mode] = process.argv.slice(2)
const database = await openDatabase(
  place.startsWith('postgres') ? { databaseUrl: place, dataDir: '' } : { dataDir: place },
)
const queue = { name: 'test.dying', ...longJobs }
const jobs = await openJobs({
  database,
  log: pino({ level: 'silent' }),
  queues: [queue],
  pollSeconds: 1,
  superviseSeconds: 1,
})
const print = (line: string) => new Promise<void>((done) => process.stdout.write(`${line}\n`, () => done()))

await inTransaction(database.db, async (tx) => {
  await jobs.enqueue(tx, queue.name, { job: 'deadly' })
  await jobs.enqueue(tx, queue.name, { job: 'other' })
})
await jobs.work(
  queue.name,
  async ({ job }) => {
    await print(job === 'deadly' ? 'started' : 'other')
    if (job === 'deadly') process.kill(process.pid, 'SIGKILL')
  },
  mode === 'hook' ? { onParked: async () => print('parked') } : {},
)

// Retries are due at once.
void (async () => {
  for (;;) {
    await inTransaction(database.db, async (tx) => {
      await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(tx)
      await database.notify(tx, 'jobs')
    })
    await setTimeout(300)
  }
})()
while (
  !(await database.db.selectFrom('jobRun').select('id').where('parkedAt', 'is not', null).executeTakeFirst())
)
  await setTimeout(300)
await print('parked')
