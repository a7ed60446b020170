import { type Kysely, sql } from 'kysely'

/** Owners look for changes by commands, which are few among a million entries: without an index all were read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_entry_by_access on audit_entry (access, at, id)`.execute(db)
}
