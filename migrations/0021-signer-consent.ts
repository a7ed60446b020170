import { type Kysely, sql } from 'kysely'

/** How the person in a video consented to its publication. It is never public. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media add column signer_consent text`.execute(db)
}
