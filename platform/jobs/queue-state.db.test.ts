import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { createLog } from '#platform/log/log.ts'
import { useDatabase } from '#tests/database.ts'
import { openJobs } from './open-jobs.ts'
import { listQueueStates } from './queue-state.queries.ts'

const database = await useDatabase()
const { db } = database

test('operators see how many jobs of a queue wait, for how long, and which were parked', async () => {
  const jobs = await openJobs({
    database,
    log: createLog('silent'),
    queues: [{ name: 'greeting' }, { name: 'quiet' }],
  })
  try {
    for (const name of ['Ana', 'Bruno'])
      await inTransaction(db, (tx) => jobs.enqueue(tx, 'greeting', { name }))
    await sql`update pgboss.job set start_after = now() - interval '90 seconds' where data ->> 'name' = 'Ana'`.execute(
      db,
    )
    await sql`insert into job_run (queue, data, parked_at) values ('greeting', '{}', now())`.execute(db)
    const states = await listQueueStates(db)
    expect(states).toMatchObject([{ queue: 'greeting', waiting: 2, parked: 1 }])
    expect(states[0]?.oldestSeconds).toBeGreaterThanOrEqual(90)
    await sql`update pgboss.job set start_after = now() + interval '1 hour'`.execute(db)
    expect(await listQueueStates(db)).toEqual([
      { queue: 'greeting', waiting: 0, oldestSeconds: 0, parked: 1 },
    ])
  } finally {
    await jobs.close()
  }
})
