import { type Kysely, sql } from 'kysely'

/** Files that administrators upload for contents, such as logos, films of pages and manuals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media add column audience text check (audience in ('public', 'members'));
    comment on column media.audience is 'who loads a file of contents; null: the file belongs to a sign, a draft or an import';
  `.execute(db)
}
