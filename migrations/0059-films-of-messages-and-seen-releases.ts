import { type Kysely, sql } from 'kysely'

/**
 * A visitor may send a film of a missing sign with a message; until then its upload belongs to nobody. And which release
 * of the program a member has seen last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table upload alter column account_id drop not null;
    comment on column upload.account_id is 'null: the film of a visitor, for a message that is not sent yet';

    alter table contact
      add column film_id integer references media,
      add column film_may_be_used boolean not null default false,
      add constraint contact_film_check check (film_id is null or kind = 'missing');
    create unique index contact_by_film on contact (film_id) where film_id is not null;
    comment on column contact.film_id is 'how the visitor makes the missing sign; deleted with the personal data';
    comment on column contact.film_may_be_used is 'the visitor agreed that the film becomes a film of the sign';

    create table seen_release (
      account_id integer primary key references account on delete cascade,
      version text not null
    );
    alter table hidden_setup add column until_unready boolean not null default false;
    comment on column hidden_setup.until_unready is 'all lines were ready; the setup is shown again when one is not';

    comment on table seen_release is 'the newest release when a member last opened the page of what is new';
  `.execute(db)
}
