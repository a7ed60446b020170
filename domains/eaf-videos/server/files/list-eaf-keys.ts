import type { Db } from '#platform/db/transaction.ts'
import { listFileKeys } from './eaf-version.queries.ts'

/** The keys of all stored annotation files, also of those that are being stored. */
export const listEafKeys = async ({ db }: { db: Db }): Promise<string[]> =>
  (await listFileKeys(db)).map(({ fileKey }) => fileKey)
