import { type Kysely, sql } from 'kysely'

/** The overview of the panel lists videos that could not be processed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index media_failed on media (id) where state = 'failed'`.execute(db)
}
