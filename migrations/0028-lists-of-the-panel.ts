import { type Kysely, sql } from 'kysely'

/** Professions are changed in the panel, and each change of an entry of a simple list is kept as a version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profession
      add column active boolean not null default true,
      add column revision integer not null default 1;
    create table list_entry_version (
      list text not null,
      entry_id integer not null,
      revision integer not null,
      kind text not null check (kind in ('standard', 'created', 'changed', 'restored', 'deleted')),
      content jsonb not null,
      actor_id integer references account,
      at timestamptz,
      primary key (list, entry_id, revision)
    );
    comment on table list_entry_version is 'versions of entries of simple lists, kept after a deletion';
    comment on column list_entry_version.at is 'null: the state before the first change in the panel';
  `.execute(db)
}
