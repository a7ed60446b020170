import { type Kysely, sql } from 'kysely'

/** An earlier wording of terms or policy names its signed video, if it had one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table legal_text_history add column video_id integer references media`.execute(db)
}
