import { recordChange } from '#platform/changes/record-change.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { listPublicRecordingIds } from './public-recordings.queries.ts'

interface Before {
  /** Whether the recordings were public before the change; no row contains this any more. */
  wasPublic?: boolean
}

/**
 * Records that visitors may see something else of recordings: their data, visibility, films, present version, or links to
 * signs. Every process then reads the frequencies again and drops its pages. Restricted recordings record nothing.
 * Call it last in a transaction, as `recordChange`.
 * @param ids of the recordings, also of deleted ones
 * @returns the version of the change; null when no recording was or is public
 */
export async function recordCorpusChange(
  tx: Tx,
  ids: readonly number[],
  { wasPublic = false }: Before = {},
): Promise<number | null> {
  return recordChange(tx, 'corpus', wasPublic ? ids : await listPublicRecordingIds(tx, ids))
}
