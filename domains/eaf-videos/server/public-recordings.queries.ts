import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'

/** The public recordings among these. */
export async function listPublicRecordingIds(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('eafVideo')
    .select('id')
    .where('visibility', '=', 'public')
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .execute()
  return rows.map(({ id }) => id)
}
