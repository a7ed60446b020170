import { type Kysely, sql } from 'kysely'

/** All notices about the file of an import; its findings contain the first ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_import_notice (
      import_id integer not null references sign_import on delete cascade,
      position integer not null,
      notice jsonb not null,
      primary key (import_id, position)
    );
  `.execute(db)
}
