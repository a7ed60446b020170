import { foldGloss } from '#domains/signs/gloss.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import { mayReadAllOccurrences } from '../occurrence.policy.ts'
import { findSignOfGloss } from './occurrence.queries.ts'

/**
 * The sign with a typed gloss, without case and accents; undefined if there is none.
 * @throws AppError the reasons of `mayReadAllOccurrences`
 */
export function findSearchedSign(
  { db }: { db: Db },
  actor: Actor,
  { text }: { text: string },
): Promise<number | undefined> {
  authorize(mayReadAllOccurrences(actor))
  const gloss = text.trim()
  return findSignOfGloss(db, { gloss, foldedGloss: foldGloss(gloss) })
}
