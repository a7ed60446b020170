import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'

/** The number of all signs, deleted ones included. */
export async function countSigns(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from sign`.execute(db)
  return rows[0]?.count ?? 0
}
