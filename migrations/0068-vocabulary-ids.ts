import { type Kysely, sql } from 'kysely'

/**
 * What annotation files and vocabularies for ELAN need of things that are gone: the last texts of deleted values, whether an
 * erased sign was ever published, and glosses that a sign gave up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deleted_vocabulary_entry (
      entry_id integer primary key,
      list text not null,
      value text not null,
      texts jsonb not null
    );
    create index deleted_vocabulary_entry_by_list on deleted_vocabulary_entry (list);
    comment on table deleted_vocabulary_entry is 'values that were deleted, for annotation files that refer to them';

    alter table erasure add column was_published boolean not null default true;
    alter table erasure alter column was_published drop default;
    comment on column erasure.was_published is
      'whether visitors ever saw the erased sign; true for other kinds, and where it is not known';

    create table freed_gloss (
      sign_id integer not null references sign on delete cascade,
      gloss text not null,
      primary key (sign_id, gloss)
    );
    comment on table freed_gloss is 'glosses that do not become earlier glosses of a sign, because somebody freed them';
  `.execute(db)
}
