import { type Kysely, sql } from 'kysely'

/** Links that confirm the contact address of the website; the account of such a link asked for the address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_link drop constraint account_link_kind_check`.execute(db)
  await sql`alter table account_link add constraint account_link_kind_check check (kind in ('first-owner',
    'confirm-email', 'set-password', 'reset-password', 'change-password', 'change-email-old', 'change-email-new',
    'replace-email', 'contact-email'))`.execute(db)
}
