import type { Tx } from '#platform/db/transaction.ts'
import { countOccurrences } from '../count-occurrences.queries.ts'
import type { ReadRecording } from './change-glosses.ts'
import { deleteMatching, showMatching } from './matching.queries.ts'
import { listEntriesOfValues, storeReadings } from './occurrence.queries.ts'
import { openGlossMatcher } from './open-gloss-matcher.ts'
import { writeMatching } from './write-matching.ts'

/**
 * Reads values of the shown occurrences again, after a decision about them in this transaction.
 * @param values all uses of these are read
 */
export async function matchValues(
  tx: Tx,
  recording: ReadRecording,
  values: readonly string[],
): Promise<void> {
  const { id: eafVideoId, convention, counting, versionId, matchingId } = recording
  // Only this rule depends on signs.
  if (counting === 'merged') return matchAll(tx, recording)
  const match = await openGlossMatcher(tx, { eafVideoId, convention })
  const entries = await listEntriesOfValues(tx, versionId, values)
  const readings = entries.flatMap((annotation) =>
    match(annotation).readings.map((reading, index) => ({ ...annotation, ...reading, part: index + 1 })),
  )
  await storeReadings(tx, { id: matchingId, versionId }, readings)
  await countOccurrences(tx, { id: matchingId, versionId })
}

/** Inside the transaction, because its signs exist in it only. */
async function matchAll(tx: Tx, recording: ReadRecording): Promise<void> {
  const { id: eafVideoId, versionId, matchingId } = recording
  const { id } = await writeMatching(tx, { ...recording, eafVideoId })
  await showMatching(tx, eafVideoId, id)
  await deleteMatching(tx, { id: matchingId, versionId })
}
