import type { Db } from '#platform/db/transaction.ts'
import { deleteMatching, listHiddenMatchings } from './matching.queries.ts'

/** Deletes the occurrences of matchings that began before a time and are not shown: of ended processes and older versions. */
export async function deleteHiddenMatchings(db: Db, before: Date): Promise<void> {
  for (const matching of await listHiddenMatchings(db, before)) await deleteMatching(db, matching)
}
