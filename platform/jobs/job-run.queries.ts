import { sql } from 'kysely'
import type { Db, Tx } from '../db/transaction.ts'
import type { JobData } from './jobs.ts'

/** A job that is not started any more. */
export interface ParkedJob {
  id: number
  queue: string
  data: JobData
  /** ISO 8601. */
  parkedAt: string
}

/** Counts a start of a job. @returns how often it was started without an end; null if it is parked */
export async function countStart(tx: Tx, queue: string, data: JobData): Promise<number | null> {
  const { rows } = await sql<{ starts: number }>`
    insert into job_run as run (queue, data) values (${queue}, ${JSON.stringify(data)}::jsonb)
    on conflict (queue, data) do update set starts = run.starts + 1 where run.parked_at is null
    returning starts
  `.execute(tx)
  return rows[0]?.starts ?? null
}

export const deleteRun = async (db: Db | Tx, queue: string, data: JobData): Promise<void> =>
  void (await sql`
    delete from job_run
    where queue = ${queue} and data = ${JSON.stringify(data)}::jsonb and parked_at is null
  `.execute(db))

export const parkRun = async (tx: Tx, queue: string, data: JobData): Promise<void> =>
  void (await sql`
    update job_run set parked_at = now() where queue = ${queue} and data = ${JSON.stringify(data)}::jsonb
  `.execute(tx))

/** The jobs that are not started any more, the newest first, as one value of a query. */
export const parkedJobs = sql<ParkedJob[]>`(
  select coalesce(
    json_agg(json_build_object('id', id, 'queue', queue, 'data', data, 'parkedAt', parked_at)
      order by parked_at desc, id desc),
    '[]'
  ) from job_run where parked_at is not null
)`

/** No jobs, in the place of `parkedJobs`. */
export const noParkedJobs = sql<ParkedJob[]>`'[]'::json`

/** Deletes the row of a parked job. @returns the job; undefined when it is not parked any more */
export async function takeParkedJob(
  tx: Tx,
  id: number,
): Promise<Pick<ParkedJob, 'queue' | 'data'> | undefined> {
  const { rows } = await sql<Pick<ParkedJob, 'queue' | 'data'>>`
    delete from job_run where id = ${id} and parked_at is not null returning queue, data
  `.execute(tx)
  return rows[0]
}
