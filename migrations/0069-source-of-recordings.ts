import { type Kysely, sql } from 'kysely'

/** Recordings of the demonstration are removed with its signs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table eaf_video add column source text;
    comment on column eaf_video.source is 'as of signs: demo for the demonstration; null for an uploaded recording';
  `.execute(db)
}
