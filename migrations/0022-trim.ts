import { type Kysely, sql } from 'kysely'

/** The part of a recording that its renditions show, in milliseconds of the original; null: all of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media
      add column trim_start_ms integer,
      add column trim_end_ms integer,
      add check ((trim_start_ms is null) = (trim_end_ms is null)),
      add check (trim_start_ms >= 0 and trim_start_ms < trim_end_ms)
  `.execute(db)
}
