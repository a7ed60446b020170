import { type Kysely, sql } from 'kysely'

/** Two settings of a dictionary. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dictionary
      add column school_mode boolean not null default false,
      add column uploaded_hands_first boolean not null default false;
    comment on column dictionary.school_mode is 'offensive signs are left out of searches and lists';
    comment on column dictionary.uploaded_hands_first is
      'handshapes are shown by their uploaded pictures, also those that can be drawn';
  `.execute(db)
}
