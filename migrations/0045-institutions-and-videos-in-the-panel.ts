import { type Kysely, sql } from 'kysely'

/** Institutions and page videos are changed in the panel, as simple lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table institution
      add column active boolean not null default true,
      add column revision integer not null default 1;
    comment on column institution.active is 'whether people can choose it; those who have it keep it';
    alter table page_video
      alter column name set default '',
      add column revision integer not null default 1,
      add column position integer not null default 0,
      add column is_kept boolean generated always as (id in (586, 674)) stored;
    comment on column page_video.is_kept is 'the specification names the explanatory videos 586 and 674 by their ids';
  `.execute(db)
}
