import { type Kysely, sql } from 'kysely'

/** What uploads of annotation files need: unfinished versions, metadata of files, films for administrators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table eaf_version add column complete boolean not null default true;
    alter table eaf_version add column metadata jsonb not null default '{"author": "", "licence": "", "media": []}';
    comment on column eaf_version.complete is 'false while its annotations are stored; what a killed process left is deleted';
    comment on column eaf_version.metadata is 'author, licence and media (name, mimeType, timeOrigin in ms) by the file';

    alter table media drop constraint media_audience_check;
    alter table media add constraint media_audience_check check (audience in ('public', 'members', 'administrators'));

    alter table api_token drop constraint api_token_scopes_check;
    alter table api_token add constraint api_token_scopes_check check (cardinality(scopes) > 0
      and scopes <@ array['read', 'write', 'import', 'export', 'corpus', 'ecv']);
  `.execute(db)
}
