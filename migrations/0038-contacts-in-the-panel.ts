import { type Kysely, sql } from 'kysely'

/**
 * Messages are answered in the panel: who has taken one, notes and answers beside the changes of its status, and the
 * date when the personal data of a solved one were erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact
      add column revision integer not null default 1,
      add column assignee_id integer,
      add column erased_at timestamptz,
      drop constraint contact_subject_check,
      drop constraint contact_message_check,
      drop constraint contact_sender_name_check,
      drop constraint contact_sender_email_check,
      add constraint contact_subject_check
        check (length(subject) <= 150 and (erased_at is not null or subject <> '')),
      add constraint contact_message_check
        check (length(message) <= 5000 and (erased_at is not null or kind = 'missing' or message <> '')),
      add constraint contact_sender_name_check
        check (length(sender_name) <= 100 and (erased_at is not null or kind = 'missing' or sender_name <> '')),
      add constraint contact_sender_email_check check (
        length(sender_email) between 3 and 254
        or (sender_email = '' and (erased_at is not null or kind = 'missing'))
      );
    comment on column contact.erased_at is 'when subject, message, name and address were erased';

    alter table contact_status_change rename to contact_event;
    alter index contact_status_change_by_contact rename to contact_event_by_contact;
    alter table contact_event rename column status to kind;
    alter table contact_event rename column note to text;
    alter table contact_event
      drop constraint contact_status_change_status_check,
      add constraint contact_event_kind_check
        check (kind in ('waiting', 'solved', 'note', 'reply', 'taken', 'released'));
    comment on column contact_event.text is 'resolution note, note for the team, or answer; an erased answer is null';
  `.execute(db)
}
