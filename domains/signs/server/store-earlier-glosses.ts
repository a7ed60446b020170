import type { Tx } from '#platform/db/transaction.ts'
import { isSameGloss } from '../gloss.ts'
import type { SignDocument } from '../sign-document.ts'
import { listPublishedGlosses, replaceEarlierGlosses } from './earlier-gloss.queries.ts'

/** A sign that is published, with its new version. */
interface Publication {
  id: number
  document: SignDocument
}

/**
 * Stores the glosses that published signs have no longer (D48). A gloss that a sign has again is no earlier one. A rename
 * that was undone, or from which an earlier version was restored, leaves no earlier gloss.
 * @param at when the signs are published
 */
export async function storeEarlierGlosses(
  tx: Tx,
  publications: readonly Publication[],
  at: Date,
): Promise<void> {
  if (publications.length === 0) return
  const glossOf = new Map(publications.map(({ id, document }) => [id, document.texts.gloss]))
  const published = await listPublishedGlosses(tx, [...glossOf.keys()])
  const renamed = published.filter(({ signId, gloss }) => gloss !== glossOf.get(signId))
  if (renamed.length === 0) return
  await replaceEarlierGlosses(tx, {
    former: renamed.filter(
      ({ signId, gloss, isRestored }) => !isRestored && !isSameGloss(gloss, glossOf.get(signId) ?? ''),
    ),
    current: renamed.map(({ signId }) => ({ signId, gloss: glossOf.get(signId) ?? '' })),
    until: at,
  })
}
