import { type Kysely, sql } from 'kysely'

/** The list of what an installation still needs can be hidden on the overview. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account add column setup_hidden boolean not null default false;
    comment on column account.setup_hidden is 'whether the person hid the setup of the dictionary on the overview';
  `.execute(db)
}
