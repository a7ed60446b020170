import { type Kysely, sql } from 'kysely'

/** The export of another sign bank that the file of an import is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_import add column preset text`.execute(db)
}
