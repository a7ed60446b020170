import { type Kysely, sql } from 'kysely'

/** Tokens with which programs call the API in the name of a person, and the events of creating and revoking them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_token (
      id text primary key,
      account_id integer not null references account on delete cascade,
      name text not null check (length(name) between 1 and 60),
      token_hash text not null unique,
      scopes text[] not null check (cardinality(scopes) > 0
        and scopes <@ array['read', 'write', 'import', 'export', 'ecv']),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz
    );
    create index api_token_by_account on api_token (account_id);

    alter table account_event drop constraint account_event_kind_check;
    alter table account_event add constraint account_event_kind_check check (kind in ('registered', 'verified',
      'accepted', 'rejected', 'suspended', 'deleted', 'reactivated', 'made-admin', 'made-publisher', 'approver-given',
      'approver-taken', 'owner-given', 'owner-taken', 'sessions-ended', 'email-corrected', 'email-replacement',
      'email-changed', 'password-changed', 'consent-changed', 'second-factor-added', 'second-factor-removed',
      'second-factor-reset', 'recovery-codes-created', 'recovery-code-used', 'token-created', 'token-revoked'));
  `.execute(db)
}
