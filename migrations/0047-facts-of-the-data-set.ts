import { type Kysely, sql } from 'kysely'

/** The facts of the data set are changed in the panel, with versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dictionary add column facts_revision integer not null default 1;
    create table dataset_facts_version (
      revision integer primary key,
      kind text not null check (kind in ('standard', 'changed', 'restored')),
      content jsonb not null,
      actor_id integer references account,
      at timestamptz
    );
    comment on column dictionary.facts_revision is 'number of changes of the facts of the data set, for conflicts';
    comment on column dataset_facts_version.at is 'null: a state that nobody made in the panel';
  `.execute(db)
}
