import { insertFreedGloss } from '#domains/signs/server/earlier-gloss.queries.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { countOccurrences } from '../count-occurrences.queries.ts'
import { unlinkByText } from './sign-use.queries.ts'

/**
 * Frees the present gloss of a sign that is renamed in this transaction: annotations that name the sign by it name no sign any
 * more, and it does not become an earlier gloss. Call it before the sign is saved, because saving keeps links. It does not
 * authorize.
 */
export async function freeGloss(tx: Tx, { signId, gloss }: { signId: number; gloss: string }): Promise<void> {
  await insertFreedGloss(tx, signId, gloss)
  const versions = await unlinkByText(tx, signId)
  for (const version of versions) await countOccurrences(tx, version)
}

/** Lets visitors see the frequencies that a freed gloss changed. Call it last. */
export const recordFreedGloss = (tx: Tx, signId: number) => recordChange(tx, 'sign', [signId])
