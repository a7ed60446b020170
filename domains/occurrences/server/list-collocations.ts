import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import { mayReadAllOccurrences } from '../occurrence.policy.ts'
import type { Collocation } from '../occurrence.ts'
import { hasConcordance, type OccurrenceFilters } from '../occurrence-query.input.ts'
import { collocationsQuery } from './occurrence.queries.ts'
import { readTogether } from './read-together.queries.ts'

/**
 * All glosses right before and right after the occurrences of a sign or a value, the most frequent first; none for other
 * lists.
 * @throws AppError the reasons of `mayReadAllOccurrences`
 */
export async function listCollocations(
  { db }: { db: Db },
  actor: Actor,
  { filters }: { filters: OccurrenceFilters },
): Promise<Collocation[]> {
  authorize(mayReadAllOccurrences(actor))
  if (!hasConcordance(filters)) return []
  return (await readTogether(db, { found: collocationsQuery(filters, 'administrators', null) })).found
}
