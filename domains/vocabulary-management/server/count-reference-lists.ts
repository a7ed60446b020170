import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import { maySeeLists } from '../entry.policy.ts'
import { countLists } from './entry.queries.ts'

/**
 * For each list its number of values, of signs that have one of them, and of missing descriptions.
 * @param languages that values are described in
 * @throws AppError the reasons of `maySeeLists`
 */
export async function countReferenceLists(
  { db }: { db: Db },
  actor: Actor,
  { languages }: { languages: readonly string[] },
) {
  authorize(maySeeLists(actor))
  return countLists(db, languages)
}
