import { type Kysely, sql } from 'kysely'

/** Lists of occurrences in the order of time, of one sign, of one value, and of all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index occurrence_by_time on occurrence (version_id, begin_ms, id);
    create index occurrence_of_sign_by_time on occurrence (sign_id, version_id, begin_ms, id);
    -- A long value does not fit into an index.
    create index occurrence_of_value_by_time on occurrence (left(value, 100), version_id, begin_ms, id);
  `.execute(db)
}
