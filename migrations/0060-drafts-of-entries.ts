import { type Kysely, sql } from 'kysely'

/** What people have written in forms of simple lists and not saved yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table entry_draft (
      account_id integer not null references account on delete cascade,
      list text not null,
      entry_id integer not null,
      base_revision integer,
      content jsonb not null,
      sequence integer not null,
      changed_at timestamptz not null,
      primary key (account_id, list, entry_id),
      check ((entry_id = 0) = (base_revision is null))
    )`.execute(db)
  await sql`comment on column entry_draft.entry_id is '0: a new entry'`.execute(db)
  await sql`comment on column entry_draft.content is 'the fields of the form by name'`.execute(db)
  await sql`comment on column entry_draft.sequence is
    'number of the last stored state; earlier states that arrive later are ignored'`.execute(db)
}
