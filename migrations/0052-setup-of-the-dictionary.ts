import { type Kysely, sql } from 'kysely'

/** The list of what an installation still needs can be hidden on the overview. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hidden_setup (account_id integer primary key references account on delete cascade);
    comment on table hidden_setup is 'people who hid the setup of the dictionary on their overview';
  `.execute(db)
}
