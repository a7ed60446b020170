import { sql } from 'kysely'
import type { Db } from '../db/transaction.ts'

/** One recorded change of a row. */
export interface Change {
  /** Versions follow the order of commits. */
  version: number
  kind: string
  id: number
}

/** The version of the newest committed change. */
export async function readVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('dictionaryVersion').select('version').executeTakeFirstOrThrow()
  return Number(row.version)
}

/** The changes after a version, in the order of their commits. */
export async function listChangesAfter(db: Db, version: number): Promise<Change[]> {
  const rows = await db
    .selectFrom('publicChange')
    .select(['version', 'kind', 'entityId as id'])
    .where(sql<boolean>`version > ${version}`)
    .orderBy('version')
    .execute()
  return rows.map((row) => ({ ...row, version: Number(row.version) }))
}
