import { type Kysely, sql } from 'kysely'

/** Files of another installation, whose numbers identify no sign here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_import add column ignore_ids boolean not null default false;
    comment on column sign_import.ignore_ids is 'the column id contains numbers of another installation';
  `.execute(db)
}
