import { sql } from 'kysely'
import type { Db } from '../db/transaction.ts'

/** What the jobs of a queue are doing, for operators. */
export interface QueueState {
  queue: string
  /** Jobs that could start now. */
  waiting: number
  /** How long the oldest of them has been waiting, in seconds. */
  oldestSeconds: number
  /** Jobs that ended their process twice and are not started any more. */
  parked: number
}

/** The state of every queue that has waiting or parked jobs, also of processes that are away. */
export async function listQueueStates(db: Db): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select queue, sum(waiting)::integer as waiting, max(seconds)::double precision as "oldestSeconds",
      sum(parked)::integer as parked
    from (
      select name as queue, count(*) as waiting, extract(epoch from now() - min(start_after)) as seconds, 0 as parked
      from pgboss.job where state < 'active' and start_after <= now() and name not like '\\_\\_pgboss\\_\\_%'
      group by name
      union all
      select queue, 0, 0, count(*) from job_run where parked_at is not null group by queue
    ) as counted
    group by queue order by queue
  `.execute(db)
  return rows
}
