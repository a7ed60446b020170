import { type Kysely, sql } from 'kysely'

/** An archive with the media that the file of an import names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_import add column media_key text, add column media_name text;
    comment on column sign_import.media_key is 'the archive; null without one, and once it is no longer needed';
  `.execute(db)
}
