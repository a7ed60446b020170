import { type Kysely, sql } from 'kysely'

/**
 * Reasons of decisions about accounts, the end of a membership apart from a rejected registration, addresses that an
 * administrator corrects or replaces, and the link to such a replacement.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account_event add column reason text check (length(reason) between 1 and 500);
    alter table account_event drop constraint account_event_kind_check;
    alter table account_event add constraint account_event_kind_check check (kind in ('registered', 'verified',
      'accepted', 'rejected', 'suspended', 'deleted', 'reactivated', 'made-admin', 'made-publisher', 'approver-given',
      'approver-taken', 'owner-given', 'owner-taken', 'sessions-ended', 'email-corrected', 'email-replacement',
      'email-changed', 'password-changed', 'consent-changed'));

    alter table account_link drop constraint account_link_kind_check;
    alter table account_link add constraint account_link_kind_check check (kind in ('first-owner', 'confirm-email',
      'set-password', 'reset-password', 'change-password', 'change-email-old', 'change-email-new', 'replace-email'));
  `.execute(db)
}
