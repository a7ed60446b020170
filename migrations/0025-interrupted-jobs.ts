import { type Kysely, sql } from 'kysely'

/** Jobs that run, so that those that ended their process are recognized. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_run (
      id integer primary key generated always as identity,
      queue text not null,
      data jsonb not null,
      starts integer not null default 1,
      parked_at timestamptz,
      unique (queue, data)
    );
    comment on table job_run is 'jobs that run or are parked; a job that ends, even with an error, has no row';
    comment on column job_run.starts is 'more than one: the processes of the earlier starts ended before the job';
    comment on column job_run.parked_at is 'since then the job is not started, until an administrator repeats it';
  `.execute(db)
}
