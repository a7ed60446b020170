import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { createLog } from '#platform/log/log.ts'
import { useDatabase } from '#tests/database.ts'
import { openJobs } from './open-jobs.ts'
import { listQueueStates } from './queue-state.queries.ts'

const database = await useDatabase()
const { db } = database

/** Of this test, because the queues of other tests remain in the database of the worker. */
const queue = 'state.greeting'
const readState = async () => (await listQueueStates(db)).filter((state) => state.queue === queue)

test('operators see how many jobs of a queue wait, for how long, which were parked, and who works on them', async () => {
  const jobs = await openJobs({
    database,
    log: createLog('silent'),
    queues: [{ name: queue }],
  })
  try {
    for (const name of ['Ana', 'Bruno']) await inTransaction(db, (tx) => jobs.enqueue(tx, queue, { name }))
    await sql`update pgboss.job set start_after = now() - interval '90 seconds' where name = ${queue} and data ->> 'name' = 'Ana'`.execute(
      db,
    )
    await sql`insert into job_run (queue, data, parked_at) values (${queue}, '{}', now())`.execute(db)
    const states = await readState()
    expect(states).toMatchObject([{ queue, waiting: 2, parked: 1 }])
    expect(states[0]?.oldestSeconds).toBeGreaterThanOrEqual(90)
    await sql`update pgboss.job set start_after = now() + interval '1 hour' where name = ${queue}`.execute(db)
    expect(await readState()).toEqual([{ queue, waiting: 0, oldestSeconds: 0, parked: 1 }])

    expect(jobs.listWorkers()).toEqual([])
    await jobs.work(queue, async () => {})
    expect(jobs.listWorkers()).toEqual([{ queue, running: 0, polledSecondsAgo: expect.any(Number) }])
  } finally {
    await jobs.close()
  }
})
