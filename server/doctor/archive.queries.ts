import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'

/** When a PostgreSQL server last archived a file of its log, and when it last failed to. */
export interface Archive {
  archivedAt: Date | null
  failedAt: Date | null
}

/** One archive; none if the server keeps none. */
export async function listArchives(db: Db): Promise<Archive[]> {
  const { rows } = await sql<Archive>`
    select last_archived_time as archived_at, last_failed_time as failed_at from pg_stat_archiver
    where current_setting('archive_mode') <> 'off'
  `.execute(db)
  return rows
}
