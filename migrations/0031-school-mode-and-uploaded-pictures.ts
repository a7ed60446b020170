import { type Kysely, sql } from 'kysely'

/** Two settings of an installation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dictionary add column school_mode boolean not null default false;
    comment on column dictionary.school_mode is 'offensive signs are left out of searches and lists';
    alter table appearance add column uploaded_hands_first boolean not null default false;
    comment on column appearance.uploaded_hands_first is
      'handshapes are shown by their uploaded pictures, also where they could be drawn';
  `.execute(db)
}
