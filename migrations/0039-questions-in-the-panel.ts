import { type Kysely, sql } from 'kysely'

/** Questions and answers are changed and ordered in the panel. Those that nobody moved are shown newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table faq
      add column position integer not null default 0,
      add column revision integer not null default 1;
  `.execute(db)
}
