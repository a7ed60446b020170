import { type Kysely, sql } from 'kysely'

/** A message about a missing sign may consist of the word alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact
      drop constraint contact_message_check,
      drop constraint contact_sender_name_check,
      drop constraint contact_sender_email_check,
      add constraint contact_message_check
        check (length(message) <= 5000 and (kind = 'missing' or message <> '')),
      add constraint contact_sender_name_check
        check (length(sender_name) <= 100 and (kind = 'missing' or sender_name <> '')),
      add constraint contact_sender_email_check
        check (length(sender_email) between 3 and 254 or (kind = 'missing' and sender_email = ''));
  `.execute(db)
}
