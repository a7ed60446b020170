import { mayTakePart } from '#platform/access.policy.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import type { SharedCount } from '#platform/db/count-together.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { storeSeenRelease, unseenReleaseQuery } from './seen-release.queries.ts'

/**
 * 1 while a member has not seen a release of the program, else 0. Nobody else knows it.
 * @param version of the release
 */
export const unseenRelease = (version: string): SharedCount => ({
  mayCount: (actor) => actorId(actor) !== null && mayTakePart(actor).allowed,
  query: (actor) => unseenReleaseQuery(actorId(actor) ?? 0, version),
})

/**
 * Records that the person has seen a release.
 * @throws AppError the reasons of `mayTakePart`
 */
export async function seeRelease(
  { db }: { db: Db },
  actor: Actor,
  { version }: { version: string },
): Promise<void> {
  authorize(mayTakePart(actor))
  const id = actorId(actor)
  if (id === null) throw new AppError('account.required')
  await inTransaction(db, (tx) => storeSeenRelease(tx, id, version))
}
