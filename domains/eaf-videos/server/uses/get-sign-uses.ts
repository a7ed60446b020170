import { listSignsById } from '#domains/signs/server/signs-of-status.queries.ts'
import { mayReadAsAdministrator } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { type SignUses, summarizeUses } from '../../sign-uses.ts'
import { listRecordingsWithUses } from './sign-use.queries.ts'

/**
 * The annotations that name some signs. Who is no administrator learns of restricted recordings only how many they are.
 * Two queries.
 * @throws AppError `sign.notFound` for a sign that the actor may not see
 */
export async function getSignUses(
  { db }: { db: Db },
  actor: Actor,
  { ids }: { ids: readonly number[] },
): Promise<SignUses> {
  if ((await listSignsById(db, actor, ids)).length < ids.length) throw new AppError('sign.notFound')
  return summarizeUses(await listRecordingsWithUses(db, ids), {
    mayOpen: mayReadAsAdministrator(actor).allowed,
  })
}
