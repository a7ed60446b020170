import { type Kysely, sql } from 'kysely'

/**
 * Contents are changed in the panel, as a simple list. An earlier wording of terms or policy names its signed video, if it
 * had one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content
      add column active boolean not null default true,
      add column revision integer not null default 1,
      add column is_part boolean generated always as (slug in ('about', 'demonstration')) stored;
    comment on column content.is_part is 'these texts are parts of the about page';
    alter table legal_text_history add column video_id integer references media;
  `.execute(db)
}
