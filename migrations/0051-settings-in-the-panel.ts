import { type Kysely, sql } from 'kysely'

/** Settings that owners and administrators change in the panel, each change kept as a version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dictionary
      add column counts_views boolean not null default false,
      add column retention_months integer not null default 12 check (retention_months between 1 and 120),
      add column mandatory_properties text[] not null default '{}';
    comment on column dictionary.counts_views is 'whether views of signs are counted';
    comment on column dictionary.retention_months is
      'months after which the personal data of solved messages are erased';
    comment on column dictionary.mandatory_properties is
      'properties that a sign needs beyond gloss and translation, before it is published';
    create table setting_version (
      setting text not null check (setting in ('identity', 'website')),
      revision integer not null,
      kind text not null check (kind in ('standard', 'changed', 'restored')),
      content jsonb not null,
      actor_id integer references account,
      at timestamptz,
      primary key (setting, revision)
    );
    comment on column setting_version.at is 'null: the state before the first change in the panel';
  `.execute(db)
}
