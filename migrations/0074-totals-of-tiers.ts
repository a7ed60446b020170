import { type Kysely, sql } from 'kysely'

/** The counted occurrences of each tier, so that the share of one sign needs no other counts than its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table occurrence_total (
      version_id integer not null,
      matching_id integer not null,
      tier integer not null,
      counted integer not null,
      primary key (version_id, matching_id, tier),
      foreign key (version_id, tier) references eaf_tier on delete cascade
    );
    comment on table occurrence_total is 'sums of occurrence_count by tier, written with them';

    insert into occurrence_total (version_id, matching_id, tier, counted)
    select version_id, matching_id, tier, sum(counted) from occurrence_count group by version_id, matching_id, tier;
  `.execute(db)
}
