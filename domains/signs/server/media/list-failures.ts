import { type Actor, isMember } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { type Failures, findFailures } from './failure.queries.ts'

export type { Failures }

const maxListed = 5

/**
 * What failed in the background and concerns a person. Administrators see the videos of everybody, others their own
 * uploads; files of deleted signs and files that were replaced or removed do not count. Parked jobs are for
 * administrators. One query.
 */
export async function listFailures({ db }: { db: Db }, actor: Actor): Promise<Failures> {
  if (!isMember(actor)) return { videos: { count: 0, newest: [] }, parkedJobs: [] }
  return findFailures(db, actor, maxListed)
}
