import { type Kysely, sql } from 'kysely'

/**
 * Uploads in progress, and what the processing of uploaded videos needs. The columns account_id, uploaded_by and
 * uploaded_for without foreign key contain ids; null means "imported".
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table upload (
      id text primary key,
      account_id integer not null references account on delete cascade,
      name text not null,
      bytes bigint not null,
      created_at timestamptz not null,
      holder text,
      held_until timestamptz,
      is_wanted boolean not null default false
    );
    create index upload_by_account on upload (account_id);
    comment on column upload.id is 'its address ends with it';
    comment on column upload.holder is 'the request that writes the file; it renews held_until';
    comment on column upload.is_wanted is 'another request waits for the holder to stop';

    alter table media add column uploaded_by integer;
    alter table media add column uploaded_for integer;
    alter table media add column problem jsonb;
    create index media_to_process on media (id) where state in ('uploaded', 'working');
    comment on column media.problem is 'why it could not be processed: code and params of an error';

    create index published_sign_by_media on published_sign using gin ((document -> 'media') jsonb_path_ops);
    create index published_sign_by_example on published_sign using gin ((document -> 'examples') jsonb_path_ops);
  `.execute(db)
}
