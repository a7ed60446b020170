import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { maySee } from '../sign.policy.ts'
import { loadSignFacts } from './sign-facts.queries.ts'
import { publishesNothing } from './signs-context.ts'

/**
 * Refuses a direct change of the approver of a published sign: only taking it back and publishing it again replaces the
 * approver (SGN-10). Does nothing for other signs.
 * @throws AppError `sign.alreadyPublished`
 */
export async function refuseChangeOfApprover(
  { db }: { db: Db },
  actor: Actor,
  { id }: { id: number },
): Promise<void> {
  const sign = (await loadSignFacts(db, [id], publishesNothing)).get(id)
  if (sign?.status === 'published' && maySee(actor, sign).allowed) throw new AppError('sign.alreadyPublished')
}
