import { shareLinks } from '#domains/signs/server/annotation-link.queries.ts'
import { insertFreedGloss } from '#domains/signs/server/earlier-gloss.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { countOccurrences } from '../count-occurrences.queries.ts'
import { unlinkByText } from './sign-use.queries.ts'

/**
 * Frees the present gloss of a sign that is renamed in this transaction: annotations that name the sign by it name no sign any
 * more, and it does not become an earlier gloss. Call it before the sign is saved, because saving keeps links. It does not
 * authorize.
 * @returns ids of the recordings that changed, for `recordCorpusChange` at the end of the transaction
 */
export async function freeGloss(
  tx: Tx,
  { signId, gloss }: { signId: number; gloss: string },
): Promise<number[]> {
  await shareLinks(tx)
  await insertFreedGloss(tx, signId, gloss)
  const changed = await unlinkByText(tx, signId)
  for (const { versionId, matchingId } of changed) await countOccurrences(tx, { id: matchingId, versionId })
  return changed.map(({ recordingId }) => recordingId)
}
