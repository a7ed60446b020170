import { type Kysely, sql } from 'kysely'

/** How often the film of a sign was started on a day, without anything about who watched it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_view (
      day date not null,
      sign_id integer not null references sign on delete cascade,
      views integer not null check (views > 0),
      primary key (day, sign_id)
    );
    comment on column sign_view.day is 'in the time zone of the platform';
    create index sign_view_by_sign on sign_view (sign_id);
  `.execute(db)
}
