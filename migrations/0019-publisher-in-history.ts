import { type Kysely, sql } from 'kysely'

/** Another publisher is part of the history of a sign. The new columns contain account ids; people may be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_decision
      drop constraint sign_decision_kind_check,
      add constraint sign_decision_kind_check
        check (kind in ('publish', 'unpublish', 'remove', 'restore', 'needs-changes', 'publisher')),
      add column publisher_before_id integer,
      add column publisher_id integer,
      add constraint sign_decision_publisher_check check ((kind = 'publisher') = (publisher_id is not null));
    comment on column sign_decision.publisher_before_id is 'null for nobody';
  `.execute(db)
}
